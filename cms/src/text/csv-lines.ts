import Papa from 'papaparse';

/** The library's own pattern misses a cell of several lines. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** The start of a cell in spreadsheets whose locale separates cells with semicolons, whatever the file uses. */
const INNER_FORMULA = /;(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/**
 * Rows as CSV (RFC 4180), each line ended. A cell that begins like a formula gets an apostrophe in front, because a
 * spreadsheet would run it (OWASP, CSV injection).
 */
export function csvLines(rows: readonly (readonly string[])[]): string {
  const options = { escapeFormulae: FORMULA, newline: '\r\n' };
  const safe = rows.map((cells) => cells.map((cell) => cell.replace(INNER_FORMULA, ";'")));
  return Papa.unparse(safe, options) + '\r\n';
}
