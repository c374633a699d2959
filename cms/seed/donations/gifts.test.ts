import { expect, it } from 'vitest';
import { giftsUntil } from './gifts';

const NOW = Date.parse('2026-11-22T12:00:00Z');

it('the demo has two years of gifts in every state and by every way, none to come', () => {
  const gifts = giftsUntil(NOW);
  expect(gifts.length).toBeGreaterThan(130);
  expect(gifts.length).toBeLessThan(200);
  const of = (key: 'state' | 'way') => new Set(gifts.map((gift) => gift[key]));
  expect(of('state')).toEqual(new Set(['completed', 'failed', 'cancelled', 'pending']));
  expect(of('way')).toEqual(new Set(['givebutter', 'manual', 'import']));
  const months = new Set(gifts.map(({ at }) => at.toISOString().slice(0, 7)));
  expect(months.size).toBe(24);
  expect(gifts.every(({ at }) => at.getTime() < NOW)).toBe(true);
});
