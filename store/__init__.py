"""What is kept: rows in a database, pictures in a folder. Knows no HTTP, no rules and no recogniser."""

from store.database import Busy, Database
from store.files import Folder
from store.photos import PhotoRecords, QueueFull
from store.replies import KeptReplies, StillAnswering
from store.tables import KeptReply, PhotoRecord

__all__ = [
    "Busy",
    "Database",
    "Folder",
    "KeptReplies",
    "KeptReply",
    "PhotoRecord",
    "PhotoRecords",
    "QueueFull",
    "StillAnswering",
]
