/** Loaded by every screen; each module looks for its own elements. */
import "./tap_guard.js";
import "./act.js";
import "./alarm.js";
import "./announce.js";
import "./wake_lock.js";
import "./import_file.js";
import "./countdown.js";
import "./cover.js";
import "./device.js";
import { reopen } from "./dialogs.js";
import "./idle.js";
import { restoreDrafts } from "./draft.js";
import "./table_dialogs.js";
import "./focus.js";
import "./next_game.js";
import "./shared_phone.js";
import "./keypad.js";
import "./mend.js";
import "./filter.js";
import "./highlights.js";
import "./picker.js";
import "./last_group.js";
import "./reveal.js";
import "./score.js";
import "./setup.js";
import "./share.js";
import "./name_picker.js";
import "./sound.js";
import "./stream.js";
import "./voice.js";

restoreDrafts(document);

// A form that only scripts can send waits for them.
for (const button of document.querySelectorAll("[data-when-ready]")) button.removeAttribute("disabled");

void reopen();

document.dispatchEvent(new Event("scripts:ready"));
