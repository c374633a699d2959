import { expect, it } from 'vitest';
import { isShort, nearBottom, nearTop } from './thread-place';

const place = (scrollTop: number, scrollHeight = 1000) => ({
  scrollTop,
  scrollHeight,
  clientHeight: 400,
});

it('a thread requests older messages within 50 px of the top', () => {
  expect(nearTop(place(49))).toBe(true);
  expect(nearTop(place(50))).toBe(false);
});

it('a thread stays at the bottom within 100 px of it', () => {
  expect(nearBottom(place(500))).toBe(true);
  expect(nearBottom(place(499))).toBe(false);
  expect(nearBottom(place(600.5))).toBe(true);
});

it('a thread requests more if its box is not filled, once it is laid out', () => {
  expect(isShort(place(0, 420))).toBe(true);
  expect(isShort(place(0, 500))).toBe(false);
  expect(isShort({ scrollTop: 0, scrollHeight: 0, clientHeight: 0 })).toBe(false);
});
