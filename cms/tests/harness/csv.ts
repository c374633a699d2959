import { readFileSync } from 'node:fs';

/** The rows of a handwritten table: a header line, `#` for comments, no quoting. */
export function readTable(file: URL): Record<string, string>[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => line.split(',').map((cell) => cell.trim()));
  const [head = [], ...rows] = lines;
  return rows.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i] ?? ''])));
}
