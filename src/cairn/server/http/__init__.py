"""The HTTP side: routes, and what stands before them."""
