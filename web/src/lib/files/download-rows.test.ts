import { describe, expect, it } from 'vitest';
import { rowCounter } from './download-rows';

const CSV = 'First name,City\r\nRosa,Portland\r\nJosé,"São\nPaulo"\r\n';

/** The count after the last piece, with the text cut into pieces of `size` bytes. */
function counted(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  const count = rowCounter();
  let rows = count(new Uint8Array());
  for (let at = 0; at < bytes.length; at += size) rows = count(bytes.subarray(at, at + size));
  return rows;
}

describe('counting the rows of a CSV as it arrives', () => {
  it.each([1, 2, 3, 7, 16, 17, 1000])('is the same in pieces of %i bytes', (size) =>
    expect(counted(CSV, size)).toBe(2),
  );

  it('counts a row once its line has ended', () => {
    const count = rowCounter();
    const piece = (text: string) => count(new TextEncoder().encode(text));
    expect(piece('First name\r')).toBe(0);
    expect(piece('\nRosa')).toBe(0);
    expect(piece('\r\nTheo\r\n')).toBe(2);
  });

  it('counts no row if there are only headings, or nothing', () => {
    expect(counted('First name,City\r\n', 5)).toBe(0);
    expect(counted('', 1)).toBe(0);
  });
});
