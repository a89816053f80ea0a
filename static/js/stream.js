/**
 * Receives new screens and regions and morphs them into the page. Notices within five seconds that the server is
 * out of reach, says so, and reconnects by itself.
 */
import htmx from "../vendor/htmx.esm.min.js";
import { beat, forgetBeats } from "./countdown.js";
import { waitForFingers, watchMoves } from "./tap_guard.js";

/** Milliseconds of silence after which we are cut off; a beat comes every two seconds. */
const SILENCE = 4_500;
/** Milliseconds between tries to come back. */
const RETRY = 1_500;

/** @type {EventSource | null} */
let source = null;
let heardAt = performance.now();
let triedAt = 0;
let over = false;
/** When we last looked, by the device's clock. */
let watchedAt = Date.now();
/** Screens are drawn one after another. */
let drawing = Promise.resolve();

function connect() {
  const { stream, seat } = document.getElementById("screen")?.dataset ?? {};
  if (!stream || over) return;
  const asked = new URLSearchParams();
  if (seat !== undefined) asked.set("of", seat);
  if ("DecompressionStream" in window) asked.set("packed", "");
  triedAt = performance.now();
  source?.close();
  forgetBeats();
  source = new EventSource(`${stream}?${asked}`);
  source.addEventListener("message", (event) => {
    heard();
    inTurn(() => draw(event.data, event.lastEventId));
  });
  source.addEventListener("regions", (event) => {
    heard();
    inTurn(() => drawRegions(event.data, event.lastEventId));
  });
  source.addEventListener("packed", (event) => {
    heard();
    inTurn(async () => drawRegions(await unpacked(event.data), event.lastEventId));
  });
  source.addEventListener("beat", (event) => {
    heard();
    beat(JSON.parse(event.data).now);
  });
  source.addEventListener("gone", (event) => {
    over = true;
    source?.close();
    say(event.data, true);
  });
}

/** After what came before it; if it cannot be drawn, the whole screen is asked for. @param {() => unknown} draws */
function inTurn(draws) {
  drawing = drawing
    .then(waitForFingers)
    .then(async () => void (await draws()))
    .catch((problem) => {
      console.error(problem);
      setTimeout(connect, RETRY);
    });
}

function heard() {
  heardAt = performance.now();
  const bar = document.getElementById("cut-off");
  if (bar && !over) bar.hidden = true;
}

/** @param {string} html @param {string} id */
async function draw(html, id) {
  const screen = document.getElementById("screen");
  if (!screen || isLate(id, screen)) return;
  const drawn = watchMoves();
  await htmx.swap({ text: html, target: screen, sourceElement: screen, swap: "outerMorph" });
  drawn();
  document.dispatchEvent(new CustomEvent("screen:drawn"));
}

/**
 * Some regions instead of a whole screen. If one has no place here, the whole screen is asked for.
 * @param {string} html one `hx-partial` each @param {string} id
 */
async function drawRegions(html, id) {
  const screen = document.getElementById("screen");
  if (!screen || isLate(id, screen)) return;
  const targets = html.matchAll(/<hx-partial hx-target="#([^"]+)"/g);
  if ([...targets].some(([, target]) => !document.getElementById(target))) return connect();
  const drawn = watchMoves();
  await htmx.swap({ text: html, target: screen, sourceElement: screen, swap: "none" });
  drawn();
  [, screen.dataset.version] = id.split("-");
  document.dispatchEvent(new CustomEvent("screen:drawn"));
}

/** @param {string} data regions, deflated, in Base64 */
function unpacked(data) {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(plain).text();
}

/**
 * Whether a newer screen is there already. What comes from a database that was put back is never
 * late, however low its version.
 * @param {string} id the incarnation of the database and the version @param {HTMLElement} screen
 */
function isLate(id, screen) {
  const [incarnation, version] = id.split("-");
  return incarnation === screen.dataset.incarnation && Number(version) < Number(screen.dataset.version);
}

/** @param {string} words @param {boolean} [final] */
function say(words, final = false) {
  const bar = document.getElementById("cut-off");
  if (!bar || (!bar.hidden && !final)) return;
  bar.hidden = false;
  bar.textContent = words;
}

function watch() {
  if (!source || over) return;
  if (hasSlept()) return connect();
  const now = performance.now();
  if (now - heardAt < SILENCE) return;
  say(document.getElementById("cut-off")?.dataset.text ?? "");
  if (now - triedAt > RETRY) connect();
}

/** Whether this device stood still meanwhile, its own stopwatch perhaps too: the stream is dead then. */
function hasSlept() {
  const before = watchedAt;
  watchedAt = Date.now();
  return watchedAt - before > SILENCE;
}

connect();
setInterval(watch, 250);
addEventListener("online", connect);
addEventListener("pagehide", () => source?.close());
addEventListener("pageshow", (event) => event.persisted && connect());
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) watch();
});
