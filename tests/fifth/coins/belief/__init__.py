"""What a seat can know about hidden coins."""
