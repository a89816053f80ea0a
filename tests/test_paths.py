from pathlib import Path

import pytest

from companion import paths

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package folder as a wheel leaves it: no checkout around it."""
    package = tmp_path / "site-packages" / "companion"
    package.mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", package)
    return package


def test_a_checkout_keeps_its_data_beside_the_code():
    assert paths.assets() == ROOT
    assert paths.default_instance() == ROOT / "instance"


def test_an_installed_wheel_carries_its_assets(installed):
    assert paths.assets() == installed / "assets"


def test_an_installed_wheel_keeps_its_data_with_the_user(installed, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)

    instance = paths.default_instance()

    assert instance.name == "tabletop-companion"
    assert tmp_path in instance.parents
    assert installed.parent not in instance.parents
