"""What is kept: rows in a database, pictures in a folder. Knows no HTTP, no rules and no recogniser."""

from store.catalogs import CatalogRecords
from store.database import Busy, Database
from store.files import Folder
from store.matches import MatchRecords, Opened, Stale, Taken
from store.photos import PhotoRecords, QueueFull
from store.replies import KeptReplies, StillAnswering
from store.tables import (
    CatalogRecord,
    CatalogVersion,
    ChangeRecord,
    EnrolmentRecord,
    KeptReply,
    MatchRecord,
    PhotoRecord,
    Prototypes,
    TokenRecord,
)

__all__ = [
    "Busy",
    "CatalogRecord",
    "CatalogRecords",
    "CatalogVersion",
    "ChangeRecord",
    "Database",
    "EnrolmentRecord",
    "Folder",
    "KeptReplies",
    "KeptReply",
    "MatchRecord",
    "MatchRecords",
    "Opened",
    "PhotoRecord",
    "PhotoRecords",
    "Prototypes",
    "QueueFull",
    "Stale",
    "StillAnswering",
    "Taken",
    "TokenRecord",
]
