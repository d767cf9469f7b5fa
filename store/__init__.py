"""Storage: rows in a database, files in a folder or object storage. Knows no HTTP, rules or recogniser."""

from store.catalogs import CatalogRecords, ListedCatalog
from store.database import Busy, Database
from store.enrolments import EnrolmentRecords, Learnt
from store.files import Bucket, Files, Folder, Unreachable, files_at
from store.match_rows import Change, Gone, JoinCodeCollision, OpenedMatch, VersionConflict
from store.matches import MatchRecords
from store.photos import PhotoRecords, QueueFull
from store.replies import KeptReplies, StillAnswering
from store.scratch import Scratch
from store.tables import (
    CatalogPicture,
    CatalogRecord,
    CatalogVersion,
    ChangeRecord,
    EnrolmentRecord,
    KeptReply,
    MatchRecord,
    PhotoRecord,
    Prototypes,
    TablePhoto,
    TokenRecord,
)

__all__ = [
    "Bucket",
    "Busy",
    "CatalogPicture",
    "CatalogRecord",
    "CatalogRecords",
    "CatalogVersion",
    "Change",
    "ChangeRecord",
    "Database",
    "EnrolmentRecord",
    "EnrolmentRecords",
    "Files",
    "Folder",
    "Gone",
    "JoinCodeCollision",
    "KeptReplies",
    "KeptReply",
    "Learnt",
    "ListedCatalog",
    "MatchRecord",
    "MatchRecords",
    "OpenedMatch",
    "PhotoRecord",
    "PhotoRecords",
    "Prototypes",
    "QueueFull",
    "Scratch",
    "StillAnswering",
    "TablePhoto",
    "TokenRecord",
    "Unreachable",
    "VersionConflict",
    "files_at",
]
