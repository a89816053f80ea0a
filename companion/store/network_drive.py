"""Whether a folder is on a network drive, where SQLite cannot rely on locks and shared memory."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

MOUNTS = Path("/proc/self/mounts")
NETWORK = re.compile(
    "afpfs|ceph|cifs|davfs|glusterfs|nfs4?|smb3|smbfs|webdav|macfuse"
    "|fuse[.](ceph|curlftpfs|davfs|glusterfs|rclone|s3fs|sshfs).*"
)
"""types of file systems that are on another machine"""
_LINUX = re.compile(r"\S+ (\S+) (\S+) ")
_MACOS = re.compile(r".+ on (.+) \((\w+)")


def is_on_network_drive(folder: Path, mounts: str | None = None) -> bool:
    """Return whether `folder` is on one, as the table of `mounts` says; False where there is none.

    The table is that of `/proc/self/mounts`, or what `mount` prints on macOS.
    """
    table = _read_mounts() if mounts is None else mounts
    place, inside, found = folder.resolve(), -1, ""
    for line in table.splitlines():
        if match := _LINUX.match(line) if " on " not in line else _MACOS.match(line):
            mounted = Path(re.sub(r"\\([0-7]{3})", lambda it: chr(int(it[1], 8)), match[1]))
            if place.is_relative_to(mounted) and len(mounted.parts) >= inside:
                inside, found = len(mounted.parts), match[2]  # the last of two at one place
    return NETWORK.fullmatch(found) is not None


def _read_mounts() -> str:
    try:
        if MOUNTS.exists():
            return MOUNTS.read_text("utf-8", "surrogateescape")
        return subprocess.run(["mount"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""
