/** The page that a device keeps for when nobody answers: it goes back by itself as soon as somebody does. */

/** Milliseconds between two tries. */
const EVERY = 5_000;

async function retry() {
  try {
    await fetch("", { method: "HEAD", cache: "no-store" });
    location.reload();
  } catch {
    // Nobody is there yet.
  }
}

addEventListener("online", retry);
setInterval(retry, EVERY);
