"""A companion for board games that lie on a real table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flask import Flask


def create_app(instance: Path | None = None, **settings: object) -> Flask:
    """The companion as a WSGI application, its tables up to date.

    Settings come from `config.py` in the instance folder, the environment (`COMPANION_…`) and the
    arguments, the later ones first. `GAMES`, `NOW` and `DICE` replace the games, the wall clock
    and luck. Nothing happens by itself before `app.extensions["companion"].start()`.
    """
    # Not at the top: a server of greenlets patches the standard library before these are read.
    import time

    from flask import Flask

    from companion import games, paths, services, store, web
    from companion.bell import Bell
    from companion.clock import Clock
    from companion.sittings import Sittings

    folder = (instance or paths.default_instance()).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    app = Flask(
        __name__,
        instance_path=str(folder),
        template_folder=str(paths.assets() / "templates"),
        static_folder=str(paths.assets() / "static"),
    )
    app.config.from_mapping(
        SECRET_KEY=services.secret_key(folder),
        SQLALCHEMY_DATABASE_URI="sqlite:///companion.sqlite3",
        MAX_CONTENT_LENGTH=1024 * 1024,
        GAMES=games.GAMES,
        NOW=lambda: time.time_ns() // 1_000_000,
        DICE=None,
    )
    app.config.from_pyfile(str(folder / "config.py"), silent=True)
    app.config.from_prefixed_env("COMPANION")
    app.config.from_mapping(settings)

    store.database.init_app(app)
    with app.app_context():
        database = store.Store(store.database.engine)
    database.migrate()
    now, bell = app.config["NOW"], Bell()
    sittings = Sittings(app.config["GAMES"], database, bell, now=now, dice=app.config["DICE"])
    app.extensions["companion"] = services.Services(
        sittings, bell, Clock(sittings, now=now), database
    )
    web.register(app, sittings, bell, now=now)
    return app
