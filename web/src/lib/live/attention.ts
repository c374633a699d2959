/** Whether somebody is at this window. A visible one says nothing: it stays open when its member walks off. */

/** How long after the last input somebody is still taken to be there. */
export const ATTENTIVE_MS = 2 * 60_000;
/**
 * What only a person does, which is why a scroll does not count: a chat follows new messages by itself. Screen readers
 * keep their keys to themselves, so that whoever reads with one is known by the focus they move, by what they press and
 * by what they type. The portal moves the focus only after somebody has done something.
 */
const INPUTS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchstart',
  'click',
  'input',
  'focusin',
];

const listeners = new Set<() => void>();
let lastInput = 0;
let wasAttended = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether this window is visible and had input within the last two minutes. */
export const isAttended = (): boolean =>
  document.visibilityState === 'visible' && Date.now() - lastInput < ATTENTIVE_MS;

/** Tells the listeners if it has changed, and looks again when the time since the last input is over. */
function check() {
  clearTimeout(timer);
  const isNow = isAttended();
  if (isNow) timer = setTimeout(check, lastInput + ATTENTIVE_MS - Date.now());
  if (isNow === wasAttended) return;
  wasAttended = isNow;
  for (const listener of listeners) listener();
}

/** The pointer moves many times a second, so that the timer is left to run and looks at the last input itself. */
function noteInput() {
  // A computer that slept has not looked: that its member was away is told before that they are back.
  if (wasAttended && !isAttended()) check();
  lastInput = Date.now();
  if (!wasAttended) check();
}

/** Somebody has turned to this window, or away from it. */
function noteVisibility() {
  if (document.visibilityState === 'visible') lastInput = Date.now();
  check();
}

/** Calls the listener whenever somebody comes to this window or leaves it. Whoever opens it is there. */
export function watchAttention(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const input of INPUTS)
      window.addEventListener(input, noteInput, { capture: true, passive: true });
    // Somebody turns to this window from another one beside it.
    window.addEventListener('focus', noteInput);
    document.addEventListener('visibilitychange', noteVisibility);
    noteVisibility();
  }
  listeners.add(listener);
  return () => {
    if (!listeners.delete(listener) || listeners.size > 0) return;
    for (const input of INPUTS) window.removeEventListener(input, noteInput, { capture: true });
    window.removeEventListener('focus', noteInput);
    document.removeEventListener('visibilitychange', noteVisibility);
    clearTimeout(timer);
    wasAttended = false;
  };
}
