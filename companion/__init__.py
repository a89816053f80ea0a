"""A companion for board games that lie on a real table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flask import Flask

    from companion.store import Store


def create_app(instance: Path | None = None, **settings: object) -> Flask:
    """Return the companion as a WSGI application, with a migrated database.

    Settings come from `config.py` in the instance folder, the environment (`COMPANION_…`) and the
    arguments; later ones take precedence. `GAMES`, `NOW` and `DICE` replace the games, the clock
    and luck. Background work begins with `app.extensions["companion"].start()`.

    Raises StartError if settings or database are wrong.
    """
    # Late, since a server patches the standard library before these are imported.
    from functools import partial

    from gevent import get_hub

    from companion import services, web
    from companion.backup import backup_before_migration
    from companion.bell import Bell
    from companion.clock import Clock, SteadyClock
    from companion.history import History
    from companion.sittings import Sittings
    from companion.upkeep import Upkeep

    app = configure_app(instance, settings)
    services.check_settings(app.config)
    database = database_of(app)
    database.migrate(backup_before_migration(database.path))
    now = app.config["NOW"]

    def hear_ring(worker: str, code: str, value: str) -> None:
        sittings.invalidate(code)
        bell.ring_here(code)

    def catch_up() -> None:
        database.renew()
        sittings.invalidate()
        bell.ring_all()

    channel = database.channel()
    bell = Bell(tell=None if channel is None else partial(channel.tell, "ring"))
    if isinstance(now, SteadyClock):
        now.not_before(database.last_touched())
    sittings = Sittings(app.config["GAMES"], database, bell, now=now, dice=app.config["DICE"])
    if channel is not None:
        channel.listen("ring", hear_ring)
        channel.when_lost(catch_up)
    clock = Clock(sittings, now=now)
    history = History(database, sittings, now=now)
    upkeep = Upkeep(
        database,
        Path(app.instance_path),
        now=now,
        off=now.measure_offset if isinstance(now, SteadyClock) else lambda: 0,
        run_in_thread=lambda work: get_hub().threadpool.apply(work),
    )
    app.extensions["companion"] = services.Services(
        sittings, bell, clock, database, upkeep, history, channel
    )
    web.register(app, sittings, bell, upkeep, history, channel, now=now)
    return app


def configure_app(
    instance: Path | None, settings: Mapping[str, object], *, looking: bool = False
) -> Flask:
    """Return an app with its settings, which has not opened its database. Raises StartError.

    `looking`: do not make a secret key if there is none.
    """
    from functools import partial

    from flask import Flask

    from companion import games, paths, services, store
    from companion.clock import SteadyClock

    folder = (instance or paths.default_instance()).resolve()
    key = "" if looking else services.secret_key(folder)
    app = Flask(
        __name__,
        instance_path=str(folder),
        template_folder=str(paths.assets() / "templates"),
        static_folder=None,
    )
    app.config.from_mapping(
        SECRET_KEY=key,
        AUTHORITY=None,
        SQLALCHEMY_DATABASE_URI="sqlite:///companion.sqlite3",
        MAX_CONTENT_LENGTH=1024 * 1024,
        GAMES=games.GAMES,
        NOW=SteadyClock(),
        DICE=None,
    )
    services.read_config(partial(app.config.from_pyfile, silent=True), folder / "config.py")
    app.config.from_prefixed_env("COMPANION")
    app.config.from_mapping(settings)
    store.attach(app)
    return app


def database_of(app: Flask) -> Store:
    """Return the database that the settings name, whatever its state."""
    from hashlib import sha256

    from companion import store

    house = sha256(f"house {app.config['SECRET_KEY']}".encode()).hexdigest()[:16]
    with app.app_context():
        return store.Store(store.database.engine, house=house)
