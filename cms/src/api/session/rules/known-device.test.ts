import { expect, it } from 'vitest';
import { knownDevice, deviceCookieFor } from './known-device';

const SECRET = 'a secret of the server';

it('a device is known only for members who signed in there', () => {
  const cookie = deviceCookieFor(SECRET, 7, undefined);
  expect(knownDevice(SECRET, 7, cookie)).toMatch(/^7 /);
  expect(knownDevice(SECRET, 8, cookie)).toBeNull();
  expect(knownDevice('another secret', 7, cookie)).toBeNull();
});

it('a device keeps its identity however often its member signs in', () => {
  const first = deviceCookieFor(SECRET, 7, undefined);
  const second = deviceCookieFor(SECRET, 7, first);
  expect(knownDevice(SECRET, 7, second)).toBe(knownDevice(SECRET, 7, first));
});

it('a shared device is known for the last five members who signed in there', () => {
  let cookie: string | undefined;
  for (const id of [1, 2, 3, 4, 5, 6]) cookie = deviceCookieFor(SECRET, id, cookie);
  const known = [1, 2, 3, 4, 5, 6].filter((id) => knownDevice(SECRET, id, cookie) !== null);
  expect(known).toEqual([2, 3, 4, 5, 6]);
});

it.each(['', '7', '7.x', '7.x.y', '7.x.y.z', '~~', 'NaN.a.b', '7..', 'x'.repeat(5000)])(
  'no device is known by %j',
  (cookie) => expect(knownDevice(SECRET, 7, cookie)).toBeNull(),
);
