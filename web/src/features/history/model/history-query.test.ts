import { describe, expect, it } from 'vitest';
import { entriesShown, historyQuery, isFiltered, ofDay, ofKind, UNFILTERED } from './history-query';

const parse = (text: string) => historyQuery.parse(new URLSearchParams(text));

describe('the address of the audit', () => {
  it('keeps every filter', () => {
    const text =
      'page=2&search=rosa&person=7&name=Rosa&kind=pet&action=deleted&from=2026-11-01&to=2026-11-26';
    expect(historyQuery.format(parse(text)).toString()).toBe(text);
    expect(isFiltered(parse(text))).toBe(true);
  });

  it('ignores what is no filter', () => {
    const query = parse('person=x&name=Rosa&kind=dog&action=toString&from=2026-02-30&page=0');
    expect(query).toEqual({ page: 1, search: '' });
    expect(isFiltered(query)).toBe(false);
  });

  it('is empty once the filters are cleared', () => {
    const cleared = { ...parse('kind=pet&person=7&name=Rosa&to=2026-11-26'), ...UNFILTERED };
    expect(historyQuery.format(cleared).toString()).toBe('');
  });
});

it('the filters of the audit begin at the first page', () => {
  expect(ofKind('pet')).toEqual({ kind: 'pet', page: 1 });
  expect(ofKind('')).toEqual({ kind: undefined, page: 1 });
  expect(ofDay('from', '2026-11-2')).toEqual({ from: undefined, page: 1 });
});

it('the count of the audit says where it stopped counting', () => {
  expect(entriesShown(1)).toBe('1 entry');
  expect(entriesShown(1204)).toBe('1,204 entries');
  expect(entriesShown(10_000)).toBe('10,000 entries or more');
});
