import { expect, it } from 'vitest';
import { clipped } from './clipped';

it('clipping leaves a short text unchanged, and cuts a long one between two characters', () => {
  expect(clipped('a'.repeat(255))).toBe('a'.repeat(255));
  expect(clipped('a'.repeat(256))).toBe(`${'a'.repeat(254)}…`);
  expect(clipped(`${'a'.repeat(253)}🐾🐾`)).toBe(`${'a'.repeat(253)}…`);
});
