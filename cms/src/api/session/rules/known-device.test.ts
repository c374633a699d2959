import { expect, it } from 'vitest';
import { knownDevice, deviceCookieFor } from './known-device';

const SECRET = 'a secret of the server';
const of = (memberId: number, seed = '') => ({ memberId, seed });

it('a device is known only for members who signed in there', () => {
  const cookie = deviceCookieFor(SECRET, of(7), undefined);
  expect(knownDevice(SECRET, of(7), cookie)).toMatch(/^7 /);
  expect(knownDevice(SECRET, of(8), cookie)).toBeNull();
  expect(knownDevice('another secret', of(7), cookie)).toBeNull();
});

it('a device keeps its identity however often its member signs in', () => {
  const first = deviceCookieFor(SECRET, of(7), undefined);
  const second = deviceCookieFor(SECRET, of(7), first);
  expect(knownDevice(SECRET, of(7), second)).toBe(knownDevice(SECRET, of(7), first));
});

it('a shared device is known for the last five members who signed in there', () => {
  let cookie: string | undefined;
  for (const id of [1, 2, 3, 4, 5, 6]) cookie = deviceCookieFor(SECRET, of(id), cookie);
  const known = [1, 2, 3, 4, 5, 6].filter((id) => knownDevice(SECRET, of(id), cookie) !== null);
  expect(known).toEqual([2, 3, 4, 5, 6]);
});

it.each(['', '7', '7.x', '7.x.y', '7.x.y.z', '~~', 'NaN.a.b', '7..', 'x'.repeat(5000)])(
  'no device is known by %j',
  (cookie) => expect(knownDevice(SECRET, of(7), cookie)).toBeNull(),
);

it('no device is known any longer once the member has got another seed, and each is anew after a sign-in', () => {
  const cookie = deviceCookieFor(SECRET, of(7), undefined);
  expect(knownDevice(SECRET, of(7, 'seed'), cookie)).toBeNull();
  const again = deviceCookieFor(SECRET, of(7, 'seed'), cookie);
  expect(knownDevice(SECRET, of(7, 'seed'), again)).toMatch(/^7 /);
  expect(knownDevice(SECRET, of(7, 'later'), again)).toBeNull();
});

it('a device stays known for others who use it when one of them signs in', () => {
  const first = deviceCookieFor(SECRET, of(7, 'seed'), undefined);
  const both = deviceCookieFor(SECRET, of(8), first);
  expect(knownDevice(SECRET, of(7, 'seed'), both)).toBe(knownDevice(SECRET, of(7, 'seed'), first));
});
