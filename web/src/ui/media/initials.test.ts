import { describe, expect, it } from 'vitest';
import { initials, tintCount, tintOf } from './initials';

describe('initials', () => {
  it.each([
    ['Rosa Marchetti', 'RM'],
    ['  ana   de la cruz ', 'AC'],
    ['Biscuit', 'B'],
    ['The “Marchetti” Family Trust', 'TT'],
    ['Åsa (Admin)', 'Å'],
    ['', ''],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe('tintOf', () => {
  it('is the same for the same name, and always one that the theme has', () => {
    for (const name of ['Rosa', 'Theo Okafor', '', '犬', 'x'.repeat(500)]) {
      expect(tintOf(name)).toBe(tintOf(name));
      expect(tintOf(name)).toBeGreaterThanOrEqual(1);
      expect(tintOf(name)).toBeLessThanOrEqual(tintCount);
    }
  });
});
