/** A line that stayed, was removed or was added. */
export interface LineChange {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** The most pairs of lines that are compared. Beyond it, all old lines count as removed and all new ones as added. */
const PAIRS_MAX = 4_000_000;

/** How one text became another, line by line, with as many unchanged lines as possible. */
export function lineChanges(before: readonly string[], now: readonly string[]): LineChange[] {
  let head = 0;
  while (head < before.length && head < now.length && before[head] === now[head]) head += 1;
  let tail = 0;
  const room = Math.min(before.length, now.length) - head;
  while (tail < room && before.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const same = (text: string): LineChange => ({ kind: 'same', text });
  return [
    ...before.slice(0, head).map(same),
    ...between(before.slice(head, before.length - tail), now.slice(head, now.length - tail)),
    ...before.slice(before.length - tail).map(same),
  ];
}

function between(before: readonly string[], now: readonly string[]): LineChange[] {
  const changes: LineChange[] = [];
  const add = (kind: LineChange['kind'], text: string | undefined) =>
    changes.push({ kind, text: text ?? '' });
  let [b, n] = [0, 0];
  if (before.length * now.length <= PAIRS_MAX) {
    const common = commonLengths(before, now);
    const left = (at: number, of: number) => common[at]?.[of] ?? 0;
    while (b < before.length && n < now.length) {
      if (before[b] === now[n]) {
        add('same', before[b]);
        b += 1;
        n += 1;
      } else if (left(b + 1, n) >= left(b, n + 1)) add('gone', before[b++]);
      else add('new', now[n++]);
    }
  }
  for (; b < before.length; b += 1) add('gone', before[b]);
  for (; n < now.length; n += 1) add('new', now[n]);
  return changes;
}

/** How many lines can stay the same, from each position in both texts to their ends. */
function commonLengths(before: readonly string[], now: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let b = before.length - 1; b >= 0; b -= 1) {
    const [row, next] = [lengths[b], lengths[b + 1]];
    if (!row || !next) continue;
    for (let n = now.length - 1; n >= 0; n -= 1) {
      row[n] =
        before[b] === now[n] ? (next[n + 1] ?? 0) + 1 : Math.max(next[n] ?? 0, row[n + 1] ?? 0);
    }
  }
  return lengths;
}
