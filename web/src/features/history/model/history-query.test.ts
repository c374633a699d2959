import { describe, expect, it } from 'vitest';
import {
  askedFilters,
  entriesShown,
  filterWords,
  historyQuery,
  isFiltered,
  NO_FILTERS,
  typedFilters,
  UNFILTERED,
} from './history-query';

const parse = (text: string) => historyQuery.parse(new URLSearchParams(text));

describe('the address of the audit', () => {
  it('keeps every filter', () => {
    const text =
      'page=2&search=rosa&person=7&name=Rosa&kind=pet&action=deleted&from=2026-11-01&to=2026-11-26&signIns=false';
    expect(historyQuery.format(parse(text)).toString()).toBe(text);
    expect(isFiltered(parse(text))).toBe(true);
  });

  it('ignores what is no filter', () => {
    const query = parse(
      'person=x&name=Rosa&kind=dog&action=toString&from=2026-02-30&page=0&signIns=no',
    );
    expect(query).toEqual({ page: 1, search: '' });
    expect(isFiltered(query)).toBe(false);
  });

  it('is empty once the filters are cleared', () => {
    const cleared = {
      ...parse('kind=pet&person=7&name=Rosa&to=2026-11-26&signIns=false'),
      ...UNFILTERED,
    };
    expect(historyQuery.format(cleared).toString()).toBe('');
  });
});

it('the filters of the audit begin at the first page, and keep the search', () => {
  const asked = askedFilters({ ...NO_FILTERS, kind: 'pet', from: '2026-11-2', person: '7' });
  expect(asked).toMatchObject({ kind: 'pet', from: undefined, person: 7, page: 1 });
  expect(asked).not.toHaveProperty('search');
});

it('each filter of the audit is named, and can be taken away', () => {
  const query = parse('kind=pet&from=2026-11-01&signIns=false&person=7&name=Rosa');
  expect(filterWords(query).map(({ words }) => words)).toEqual([
    'Pets',
    'From Nov 1, 2026',
    'Without sign-ins',
    'Rosa',
  ]);
  const without = filterWords(query).reduce((rest, one) => ({ ...rest, ...one.without }), {});
  const rest = { ...query, ...askedFilters({ ...typedFilters(query), ...without }) };
  expect(isFiltered(rest)).toBe(false);
});

it('the count of the audit says where it stopped counting', () => {
  expect(entriesShown(1)).toBe('1 entry');
  expect(entriesShown(1204)).toBe('1,204 entries');
  expect(entriesShown(10_000)).toBe('10,000 entries or more');
});
