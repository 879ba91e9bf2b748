"""The input columns of a network, one module for each subject."""
