"""What is kept of somebody's company: to be struck out with the account."""

from __future__ import annotations

from sqlalchemy import Connection, delete

from tessera.store.schema import entrants, friendships, invitations, presences, seekers


def forget_company(connection: Connection, user: str) -> None:
    """Nobody is their friend any more, they are invited nowhere, and look for nothing."""
    connection.execute(
        delete(friendships).where((friendships.c.asker == user) | (friendships.c.asked == user))
    )
    connection.execute(delete(invitations).where((invitations.c.user == user) | (invitations.c.by == user)))
    for table in (seekers, presences, entrants):
        connection.execute(delete(table).where(table.c.user == user))
