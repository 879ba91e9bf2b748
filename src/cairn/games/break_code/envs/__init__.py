"""Break the Code as numbers, for machine learning."""
