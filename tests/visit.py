"""What a browser loads that was never here before, and when its screen can be read."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import CDPSession, Page

TIMES = """async () => {
  const painted = new Promise(resolve => new PerformanceObserver((all, observer) => {
    const words = all.getEntriesByName("first-contentful-paint")[0];
    if (!words) return;
    observer.disconnect();
    resolve(words.startTime);
  }).observe({type: "paint", buffered: true}));
  await document.fonts.ready;
  const fonts = performance.getEntriesByType("resource").filter(one => one.name.endsWith(".woff2"));
  return [
    await painted,
    Math.max(...fonts.map(one => one.responseEnd)),
  ];
}"""


@dataclass(frozen=True, slots=True)
class Visit:
    size: int
    """bytes as they came over the wire, heads included; of a stream, what it said so far"""
    readable: float
    """milliseconds until there are words on the screen, in whatever letters"""
    complete: float
    """milliseconds until the last of our own letters were there"""


def visit(page: Page, url: str, *, bits_per_second: float | None = None) -> Visit:
    """A first visit, on a page whose context has loaded nothing yet."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    if bits_per_second is not None:
        speed = bits_per_second / 8
        slow = {
            "offline": False,
            "latency": 20,
            "downloadThroughput": speed,
            "uploadThroughput": speed,
        }
        session.send("Network.emulateNetworkConditions", slow)
    sizes = Counter[str]()
    heard: Counter[str] = Counter()

    def received(event: dict[str, Any]) -> None:
        """What came of a stream is told now as it came, now later as it was sent."""
        request = event["requestId"]
        sizes[request] += event["encodedDataLength"]
        heard[request] += event["dataLength"]

    def finished(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = event["encodedDataLength"]
        heard.pop(event["requestId"], None)

    session.on("Network.dataReceived", received)
    session.on("Network.loadingFinished", finished)
    page.goto(url)
    page.wait_for_function("document.readyState === 'complete'")
    readable, complete = page.evaluate(TIMES)
    session.detach()
    return Visit((sizes | heard).total(), readable, complete)


def typefaces(page: Page) -> dict[str, bool]:
    """The typefaces in which the words on the screen are drawn, and whether they are our own."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    found = {
        font["familyName"]: font["isCustomFont"]
        for node in _elements(session)
        for font in session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    }
    session.detach()
    return found


def _elements(session: CDPSession) -> list[int]:
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    asked = {"nodeId": root, "selector": "body *"}
    nodes: list[int] = session.send("DOM.querySelectorAll", asked)["nodeIds"]
    return nodes
