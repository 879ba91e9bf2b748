"""The addresses of the API, by subject."""
