import type { KeyboardEvent } from 'react';

/** Where each key leads from the place that has the focus. */
const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Moves the focus among the links and buttons of a list with the arrow keys, Home and End. Tab is left alone. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const at = places.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  places[step(at, places.length - 1)]?.focus();
}
