"""Holds the guest's end of a room: its messages, its picture of the match, and the evidence it keeps."""
