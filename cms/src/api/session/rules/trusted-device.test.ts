import { describe, expect, it } from 'vitest';
import { isTrustedDevice, trustedDeviceCookie } from './trusted-device';

const NOW = new Date('2026-11-26T10:00:00Z');
const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const rosa = { memberId: 7, seed: 'one' };

describe('a trusted device', () => {
  it('is known for 30 days, and not a moment longer', () => {
    const cookie = trustedDeviceCookie('key', rosa, undefined, NOW);
    expect(isTrustedDevice('key', rosa, cookie, after(29.9))).toBe(true);
    expect(isTrustedDevice('key', rosa, cookie, after(30))).toBe(false);
  });

  it('is known to nobody else, with no other key, and not after the seed has changed', () => {
    const cookie = trustedDeviceCookie('key', rosa, undefined, NOW);
    expect(isTrustedDevice('key', { ...rosa, memberId: 8 }, cookie, NOW)).toBe(false);
    expect(isTrustedDevice('other', rosa, cookie, NOW)).toBe(false);
    expect(isTrustedDevice('key', { ...rosa, seed: 'two' }, cookie, NOW)).toBe(false);
  });

  it('does not last longer because its cookie says so', () => {
    const [id, , signature] = trustedDeviceCookie('key', rosa, undefined, NOW).split('.');
    const longer = [id, after(900).getTime(), signature].join('.');
    expect(isTrustedDevice('key', rosa, longer, NOW)).toBe(false);
  });

  it('is that of up to five members, each by themselves', () => {
    let cookie: string | undefined;
    for (const memberId of [1, 2, 3, 4, 5, 6])
      cookie = trustedDeviceCookie('key', { memberId, seed: 's' }, cookie, NOW);
    const known = [1, 2, 3, 4, 5, 6].filter((memberId) =>
      isTrustedDevice('key', { memberId, seed: 's' }, cookie, NOW),
    );
    expect(known).toEqual([2, 3, 4, 5, 6]);
  });
});
