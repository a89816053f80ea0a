"""Where the companion finds its own files and its data."""

from pathlib import Path

from platformdirs import user_data_path

_PACKAGE = Path(__file__).resolve().parent


def _checkout() -> Path | None:
    """Return the root of the checkout that holds this package; None for an installed wheel."""
    root = _PACKAGE.parent
    return root if (root / "pyproject.toml").is_file() else None


def assets() -> Path:
    """Return the folder of `templates`, `static` and `printables`.

    It is beside the package in a checkout, inside it in an installed wheel.
    """
    return _checkout() or _PACKAGE / "assets"


def recordings() -> Path:
    """Return the folder of recorded games: those of the tests, which a wheel holds for the demo."""
    checkout = _checkout()
    return _PACKAGE / "assets" / "recordings" if checkout is None else checkout / "tests/recordings"


def default_instance() -> Path:
    """Return the folder for database, keys and sheets where none is given; it may not exist yet.

    `instance/` in a checkout, the platform's user-data folder for an installed wheel.
    """
    checkout = _checkout()
    if checkout is not None:
        return checkout / "instance"
    return user_data_path("tabletop-companion", appauthor=False)
