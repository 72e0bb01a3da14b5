"""A guest's end of a room: what it says, what it is shown, the proof that it keeps."""
