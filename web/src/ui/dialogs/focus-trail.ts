/** Where the focus was before: an element, and what around it can take the focus when it is gone. */
type Stop = readonly HTMLElement[];

/** A dialog or a menu takes a few stops with it when it closes; before them is the page. */
const MAX_STOPS = 12;

let trail: Stop[] = [];
let keyboard = false;
let inputs = 0;

const focusable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.hasAttribute('tabindex');

function stopAt(element: HTMLElement): Stop {
  const around: HTMLElement[] = [];
  for (let up = element.parentElement; up; up = up.parentElement)
    if (focusable(up)) around.push(up);
  return [element, ...around];
}

/** Whether the last input came from the keyboard. */
export const lastInputWasKeyboard = () => keyboard;

/** Counts the presses so far: the same number later means that nobody did anything meanwhile. */
export const inputCount = () => inputs;

/** Remembers where the focus goes, and whether by keyboard or pointer. Elements within `except` are no place to go back to. */
export function followFocus(except: string): () => void {
  const keys = (event: KeyboardEvent) => {
    if (event.repeat) return;
    keyboard = true;
    inputs += 1;
  };
  const pointer = () => {
    keyboard = false;
    inputs += 1;
  };
  const focus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest(except)) return;
    trail = [...trail, stopAt(target)].slice(-MAX_STOPS);
  };
  document.addEventListener('keydown', keys, true);
  document.addEventListener('pointerdown', pointer, true);
  document.addEventListener('focusin', focus, true);
  return () => {
    document.removeEventListener('keydown', keys, true);
    document.removeEventListener('pointerdown', pointer, true);
    document.removeEventListener('focusin', focus, true);
    trail = [];
    keyboard = false;
  };
}

/** Puts the focus back where it was last; where that is gone, on what was around it, or before it. */
export function goBack(): void {
  for (const stop of trail.toReversed()) {
    for (const element of stop) {
      if (!element.isConnected || element.closest('[inert]')) continue;
      element.focus({ preventScroll: true });
      if (document.activeElement === element) return;
    }
  }
}
