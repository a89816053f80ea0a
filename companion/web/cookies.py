"""What a browser is asked to bring along from now on, and to nobody else."""

from __future__ import annotations

from flask import Response, request


def keep(response: Response, name: str, value: str, *, seconds: int) -> None:
    """No script reads it, and no other site makes the browser send it."""
    response.set_cookie(
        name, value, max_age=seconds, httponly=True, samesite="Lax", secure=request.is_secure
    )


def drop(response: Response, name: str) -> None:
    """Unless this very answer gives another value."""
    if any(one.startswith(f"{name}=") for one in response.headers.getlist("Set-Cookie")):
        return
    response.delete_cookie(name, httponly=True, samesite="Lax", secure=request.is_secure)
