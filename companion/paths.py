"""Where the companion finds its own files, and where it keeps the sittings' data."""

from pathlib import Path

from platformdirs import user_data_path

_PACKAGE = Path(__file__).resolve().parent


def _checkout() -> Path | None:
    """The root of the checkout that this package runs from; `None` for an installed wheel."""
    root = _PACKAGE.parent
    return root if (root / "pyproject.toml").is_file() else None


def assets() -> Path:
    """The folder that holds `templates`, `static` and `printables`.

    They stand beside the package in a checkout and inside it in an installed wheel.
    """
    return _checkout() or _PACKAGE / "assets"


def recordings() -> Path:
    """Whole games, entry by entry: those of the tests, carried by a wheel for `companion demo`."""
    checkout = _checkout()
    return _PACKAGE / "assets" / "recordings" if checkout is None else checkout / "tests/recordings"


def default_instance() -> Path:
    """The folder for database, keys and built sheets where nobody named one; it may not exist yet.

    `instance/` in a checkout, the platform's user-data folder for an installed wheel.
    """
    checkout = _checkout()
    if checkout is not None:
        return checkout / "instance"
    return user_data_path("tabletop-companion", appauthor=False)
