import { expect, it } from 'vitest';
import { withDays } from './days-in-words';

const THURSDAY = Date.parse('2026-11-12T12:00:00Z');

it('a text of the demo names days as people say them', () => {
  expect(withDays('{weekday+0}, {weekday+1}', THURSDAY)).toBe('Thursday, Friday');
  expect(withDays('{date+0} and {date+20}', THURSDAY)).toBe('November 12 and December 2');
  expect(withDays('{day+0}, {day+10} and {weekday+2w}', THURSDAY)).toBe('12th, 22nd and Monday');
});
