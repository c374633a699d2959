import { readFileSync } from 'node:fs';

/** The rows of a handwritten table: a header line, `#` for comments, no quoting. The last cell may have commas. */
export function readTable(file: URL): Record<string, string>[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => line.split(',').map((cell) => cell.trim()));
  const [head = [], ...rows] = lines;
  const last = head.length - 1;
  return rows.map((cells) => {
    const whole = [...cells.slice(0, last), cells.slice(last).join(', ')];
    return Object.fromEntries(head.map((name, i) => [name, whole[i] ?? '']));
  });
}
