/**
 * A label in at most `lines` lines of `width` characters each, for where there is no room for a sentence;
 * what is left out is marked. Words stay whole where they fit in a line.
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
