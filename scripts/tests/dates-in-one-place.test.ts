import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { datesInOnePlace } from '../lib/dates-in-one-place.mjs';

const linter = new Linter();
const refused = (code: string) =>
  linter
    .verify(code, {
      plugins: { dates: { rules: { 'in-one-place': datesInOnePlace } } },
      rules: { 'dates/in-one-place': 'error' },
    })
    .map(({ messageId }) => messageId);

describe('the lint rule on dates', () => {
  it.each([
    "new Intl.DateTimeFormat('en-CA').format(x)",
    'const Format = Intl.DateTimeFormat;',
    'const zone = Intl.DateTimeFormat().resolvedOptions();',
    "x.toLocaleDateString('en-US')",
    'x.toLocaleTimeString()',
    "new Date().toLocaleString('en-US')",
    "entry.createdAt.toLocaleString('en-US')",
    "x.toLocaleString('en-US', { month: 'long' })",
    "x.toLocaleString('en-US', options)",
  ])('refuses %s', (code) => expect(refused(code)).toEqual(['format']));

  it.each([
    "count.toLocaleString('en-US')",
    "count.toLocaleString('en', { maximumFractionDigits: 0 })",
    "new Intl.NumberFormat('en-US')",
    "shownDay('2026-11-30')",
  ])('lets %s pass', (code) => expect(refused(code)).toEqual([]));

  it('wants the locale of a number named', () => {
    expect(refused('count.toLocaleString()')).toEqual(['locale']);
  });
});
