"""HTTP: routes, authentication, limits, errors, and the page."""
