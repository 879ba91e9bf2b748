"""Notifications for players whose page is closed (Web Push): who is told, what is sent, and how it is encrypted."""
