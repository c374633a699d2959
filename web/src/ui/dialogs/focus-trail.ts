/** Where the focus was: an element, and the elements around it that can take the focus if it is gone. */
type Stop = readonly HTMLElement[];

/** A dialog or a menu removes a few stops when it closes. The page's own stops come before them. */
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

/** Counts the key and pointer presses so far. The same number later means that nobody did anything in between. */
export const inputCount = () => inputs;

/** Records where the focus goes, and whether by keyboard or pointer. Elements within `except` are not recorded. */
export function watchFocus(except: string): () => void {
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

/** Puts the focus back where it last was. If that element is gone, on one around it, or on an earlier stop. */
export function goBack(): void {
  for (const stop of trail.toReversed()) {
    for (const element of stop) {
      if (!element.isConnected || element.closest('[inert]')) continue;
      element.focus({ preventScroll: true });
      if (document.activeElement === element) return;
    }
  }
}
