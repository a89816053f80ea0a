"""Copy every row of one database into another, on a file or on a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from .tables import Base, Entry, Incarnation, Person, Result, Setting, Sitting

if TYPE_CHECKING:
    from . import Store

IN_USE = frozenset({Sitting.__tablename__, Result.__tablename__, Person.__tablename__})
"""tables that have rows once somebody has played"""
HOUSE = "house"
"""the setting with the id of the house that a database on a server belongs to"""
AT_ONCE = 500
"""rows"""


def copy_database(source: Store, target: Store) -> tuple[int, int] | None:
    """Copy all rows; return how many sittings and entries there are then.

    None, and nothing is done, if something was played in `target`. Both have up-to-date tables. The
    setting `HOUSE` is not copied; other settings are as they were in `source`.
    """
    with source.reading() as one, target.writing() as other:
        there, here = one.connection(), other.connection()
        for name in IN_USE:
            if here.execute(sa.select(Base.metadata.tables[name]).limit(1)).first() is not None:
                return None
        here.execute(sa.delete(Setting).where(Setting.name != HOUSE))
        for table in Base.metadata.sorted_tables:
            if table.name == Incarnation.__tablename__:
                continue  # another database is another one
            query = sa.select(table)
            if table.name == Setting.__tablename__:
                query = query.where(Setting.name != HOUSE)
            merged = []
            for some in there.execute(query).mappings().partitions(AT_ONCE):
                rows = [dict(row) for row in some]
                for row in rows:
                    if row.get("merged_into") is not None:
                        merged.append({"one": row["id"], "into": row["merged_into"]})
                        row["merged_into"] = None
                here.execute(sa.insert(table), rows)
            if merged:  # into somebody who may have come after them
                who = sa.update(Person).where(Person.id == sa.bindparam("one"))
                here.execute(who.values(merged_into=sa.bindparam("into")), merged)
        counts = (sa.select(sa.func.count()).select_from(each) for each in (Sitting, Entry))
        sittings, entries = (int(here.scalar(count) or 0) for count in counts)
    return sittings, entries
