"""How fast the engines are and how long thinking takes, beside others in the same run."""
