/**
 * Keeps the screen on: by a wake lock on https pages, otherwise by a tiny silent video. Shows which of the two
 * works, or that neither does.
 */
import { message } from "./messages.js";

/** @type {"lock" | "video" | "no" | null} */
let how = null;
/** @type {HTMLVideoElement | null} */
let video = null;

async function stayAwake() {
  if (document.hidden) return;
  if (await locked()) how = "lock";
  else if (how !== "lock" && (await played())) how = "video";
  else how = "no";
  draw();
}

/** @returns {Promise<boolean>} */
async function locked() {
  if (!isSecureContext || !("wakeLock" in navigator)) return false;
  try {
    const lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", released);
    return true;
  } catch {
    return false;
  }
}

/** The device took it back: hidden, or its battery is low. The next tap asks again. */
function released() {
  how = null;
  if (!document.hidden) void stayAwake();
}

/** @returns {Promise<boolean>} */
async function played() {
  try {
    video ??= await silentVideo();
    await video.play();
    return true;
  } catch {
    return false;
  }
}

/** A second of nothing, made here, played for ever. @returns {Promise<HTMLVideoElement>} */
async function silentVideo() {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 16;
  const paint = canvas.getContext("2d");
  const recorder = new MediaRecorder(canvas.captureStream(10));
  /** @type {Blob[]} */
  const parts = [];
  recorder.addEventListener("dataavailable", (event) => parts.push(event.data));
  const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve, { once: true }));
  recorder.start();
  for (let frame = 0; frame < 10; frame++) {
    paint?.fillRect(0, 0, 16, frame);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  recorder.stop();
  await stopped;
  const made = document.createElement("video");
  made.className = "awake-video";
  made.muted = made.loop = made.playsInline = true;
  made.setAttribute("aria-hidden", "true");
  made.tabIndex = -1;
  made.src = URL.createObjectURL(new Blob(parts, { type: recorder.mimeType }));
  document.body.append(made);
  return made;
}

function draw() {
  if (!how) return;
  const text = { lock: message("awake"), video: message("awakeVideo"), no: message("awakeNot") }[how];
  for (const badge of document.querySelectorAll("[data-awake]")) {
    badge.setAttribute("data-live-awake", how);
    const said = badge.querySelector("[data-awake-words]");
    if (said && said.textContent !== text) said.textContent = text;
  }
  document.dispatchEvent(new Event("awake"));
}

if (document.body.classList.contains("at-table")) {
  document.addEventListener("pointerdown", () => void (how === "lock" || how === "video" || stayAwake()));
  document.addEventListener("visibilitychange", () => void stayAwake());
  for (const kind of ["screen:drawn", "dialog:shown"]) document.addEventListener(kind, draw);
  if (isSecureContext) void stayAwake();
}
