"""The judge: what each choice was worth, by looking further than any level does, and by playing on."""
