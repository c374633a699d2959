import { describe, expect, it } from 'vitest';
import { entriesIn, onlyLines, rowsOf } from './csv-rows';

describe('the rows of a list', () => {
  it('end with any line ending', () => {
    expect(rowsOf('a\nb\r\nc\rd')).toEqual(['a', 'b', 'c', 'd']);
    expect(rowsOf('a\n\nb\n')).toEqual(['a', '', 'b']);
    expect(rowsOf('')).toEqual([]);
  });

  it('continue over a line break within quotes', () => {
    expect(rowsOf('"Anna\nLee",x\nb')).toEqual(['"Anna\nLee",x', 'b']);
    expect(rowsOf('x;"says ""hi""\n";y\nb')).toEqual(['x;"says ""hi""\n";y', 'b']);
  });

  it('are not joined by a quote in the middle of a cell', () => {
    expect(rowsOf('Anna 5" Lee,x\nb')).toEqual(['Anna 5" Lee,x', 'b']);
  });
});

it('the count of a list’s entries leaves out the headings and empty rows', () => {
  expect(entriesIn('')).toBe(0);
  expect(entriesIn('First name,Last name')).toBe(0);
  expect(entriesIn('First name,Last name\nA,B\n,,\n\n C,D\n')).toBe(2);
});

it('a list cut down to some lines keeps the headings and the requested lines', () => {
  expect(onlyLines('h\na\n\nb\nc', [2, 5])).toBe('h\na\nc');
  expect(onlyLines('h\na', [9])).toBe('h');
});
