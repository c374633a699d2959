/**
 * A label in at most `lines` lines of `width` characters each, for places with no room for a sentence. Text that is
 * left out is marked. A word that fits in a line is not split.
 */
export function chartLabel(text: string, width: number, lines = 2): string[] {
  const shown: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    if (line && line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      if (line) shown.push(line);
      line = word;
    }
  }
  shown.push(line);
  const cut = shown.map((whole) =>
    whole.length > width ? `${whole.slice(0, width - 1)}…` : whole,
  );
  if (cut.length <= lines) return cut;
  const last = cut[lines - 1] ?? '';
  return [...cut.slice(0, lines - 1), `${last.replace(/…$/, '').slice(0, width - 1)}…`];
}
