"""What happens and what may be done, as phrases; the sentences are in the catalogues."""
