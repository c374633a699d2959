import type { ShownSpan } from '../../model/shown-span';

/** A line of a thread, and how far below the top of the view it starts, in pixels. */
export interface Anchor {
  key: string;
  top: number;
}

/** A message whose end is up to this many pixels below the edge counts as seen. */
const EDGE_PX = 24;

const linesIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-line]')];
const topIn = (box: HTMLElement, line: HTMLElement) =>
  line.getBoundingClientRect().top - box.getBoundingClientRect().top;

/** The first visible line. */
export function lineAtTop(box: HTMLElement): Anchor | undefined {
  const edge = box.getBoundingClientRect().top;
  const line = linesIn(box).find((each) => each.getBoundingClientRect().bottom > edge);
  return line && { key: line.dataset.line ?? '', top: topIn(box, line) };
}

/** Where a line is now. Undefined if it is gone. */
export function offsetOf(box: HTMLElement, key: string): number | undefined {
  const line = linesIn(box).find(({ dataset }) => dataset.line === key);
  return line && topIn(box, line);
}

/** The messages whose ends are visible. Undefined if there are no messages. */
export function shownIn(box: HTMLElement): ShownSpan | undefined {
  const view = box.getBoundingClientRect();
  const lines = linesIn(box).filter(({ dataset }) => dataset.message);
  const endOf = (line: HTMLElement) => line.getBoundingClientRect().bottom;
  const first = lines.find((line) => endOf(line) > view.top);
  const last = lines.findLast((line) => endOf(line) <= view.bottom + EDGE_PX);
  const any = first ?? last;
  if (!any) return undefined;
  return {
    first: Number(any.dataset.message),
    last: Number(last?.dataset.message ?? 0),
  };
}

/** How long a message that was looked for stands out, in milliseconds. */
const STANDS_OUT_MS = 2000;

/** Moves the focus to a message that was looked for, and lets it stand out for a moment. */
export function markLine(line: HTMLElement): void {
  line.tabIndex = -1;
  line.focus({ preventScroll: true });
  const from = { backgroundColor: 'var(--accent-soft)' };
  line.animate?.([from, from, { backgroundColor: 'transparent' }], STANDS_OUT_MS);
}

/** The line of a message, if it is rendered. */
export const lineOfMessage = (box: HTMLElement, id: number): HTMLElement | null =>
  box.querySelector<HTMLElement>(`[data-message="${id}"]`);
