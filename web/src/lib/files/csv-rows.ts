/** What may stand before a cell: the start of a row, or one of the separators spreadsheets use. */
const BEFORE_CELL = /[,;\t\n]/;

/**
 * The rows of a list in CSV, counted as a spreadsheet counts them: a line break within quotes is part of a cell. A
 * quote in the middle of a cell is just a quote.
 */
export function rowsOf(csv: string): string[] {
  const text = csv.replace(/\r\n?/g, '\n');
  const rows: string[] = [];
  let start = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (quoted) {
      if (sign !== '"') continue;
      if (text[at + 1] === '"') at++;
      else quoted = false;
    } else if (sign === '"') {
      quoted = at === 0 || BEFORE_CELL.test(text.charAt(at - 1));
    } else if (sign === '\n') {
      rows.push(text.slice(start, at));
      start = at + 1;
    }
  }
  if (start < text.length) rows.push(text.slice(start));
  return rows;
}

/** Whether a row has anything but separators. */
const isFilled = (row: string) => /[^\s,;"]/.test(row);

/** How many entries (such as people) a list has: its rows without the headings and the empty ones. */
export const entriesIn = (csv: string) => Math.max(0, rowsOf(csv).filter(isFilled).length - 1);

/** The list's headings and the given lines. The headings are line 1. */
export function onlyLines(csv: string, lines: readonly number[]): string {
  const rows = rowsOf(csv);
  return [1, ...lines].flatMap((line) => rows[line - 1] ?? []).join('\n');
}
