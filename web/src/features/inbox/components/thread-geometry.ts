/** A line of a thread and how far under the top of the view it begins, in pixels. */
export interface Anchor {
  key: string;
  top: number;
}

/** What lies up to so many pixels under the edge counts as seen. */
const EDGE_PX = 24;

const linesIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-line]')];
const topIn = (box: HTMLElement, line: HTMLElement) =>
  line.getBoundingClientRect().top - box.getBoundingClientRect().top;

/** The first line that is in view. */
export function lineAtTop(box: HTMLElement): Anchor | undefined {
  const edge = box.getBoundingClientRect().top;
  const line = linesIn(box).find((each) => each.getBoundingClientRect().bottom > edge);
  return line && { key: line.dataset.line ?? '', top: topIn(box, line) };
}

/** Where a line is now; undefined if it is gone. */
export function offsetOf(box: HTMLElement, key: string): number | undefined {
  const line = linesIn(box).find(({ dataset }) => dataset.line === key);
  return line && topIn(box, line);
}

/** The id of the newest message whose end is in view. */
export function lastSeenId(box: HTMLElement): number | undefined {
  const edge = box.getBoundingClientRect().bottom + EDGE_PX;
  const line = linesIn(box).findLast(
    (each) => each.dataset.message && each.getBoundingClientRect().bottom <= edge,
  );
  return line && Number(line.dataset.message);
}
