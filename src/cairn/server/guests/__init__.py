"""People who come with a browser: who they are, and what belongs to them."""
