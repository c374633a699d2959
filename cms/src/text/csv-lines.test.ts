import { expect, it } from 'vitest';
import { csvLines } from './csv-lines';

it('the CSV of members quotes what needs quoting and ends every line', () => {
  expect(csvLines([['a', 'b,c', 'say "hi"', '']])).toBe('a,"b,c","say ""hi""",\r\n');
});

it.each([
  '=1+1',
  '+44 20',
  '-2',
  '@SUM(A1)',
  '\tx',
  '=HYPERLINK("http://x")',
  '=1\n=2',
  '\n=1',
  '=a\u2028b',
  '\uff1d1',
])('the CSV of members keeps spreadsheets from running %j', (cell) => {
  const written = csvLines([[cell]]);
  expect(written.replace(/^"/, '')).toMatch(/^'/);
});

it('the CSV of members leaves ordinary text unchanged', () => {
  expect(csvLines([['O\u2019Neil', 'a=b', '12-3', '\u96ea']])).toBe(
    'O\u2019Neil,a=b,12-3,\u96ea\r\n',
  );
});

it.each(['x;=1+1', 'x; @SUM(A1)', 'x;\uff1d1'])(
  'the CSV of members keeps spreadsheets that split at semicolons from running %j',
  (cell) => {
    for (const part of csvLines([['a', cell]])
      .split(';')
      .slice(1))
      expect(part).toMatch(/^'/);
  },
);
