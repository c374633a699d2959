import { describe, expect, it } from 'vitest';
import { appUri, makeAppSecret, stepOfCode } from './app-code';

/** The secret of RFC 6238 Appendix B, '12345678901234567890', in Base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('is the one of RFC 6238 at second %i', (second, code) => {
    expect(stepOfCode(SECRET, code, at(second))).toBe(Math.floor(second / 30));
  });

  it('counts one step before and after its own, and no further', () => {
    const code = '287082'; // of step 1
    expect([0, 30, 60, 89].map((second) => stepOfCode(SECRET, code, at(second)))).toEqual([
      1, 1, 1, 1,
    ]);
    expect(stepOfCode(SECRET, code, at(90))).toBeNull();
    expect(stepOfCode(SECRET, code, at(-1 + 3600))).toBeNull();
  });

  it('names its step, so that the same code can be refused the second time', () => {
    expect(stepOfCode(SECRET, '287082', at(59))).toBe(stepOfCode(SECRET, '287082', at(61)));
  });
});

describe('the secret of an app', () => {
  it('has 160 bits and is never the same', () => {
    expect(makeAppSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(makeAppSecret()).not.toBe(makeAppSecret());
  });

  it('goes into a QR code under the names of organization and account', () => {
    const uri = new URL(appUri(SECRET, 'rosa@x.example', 'Paws: and Hearth'));
    expect(decodeURIComponent(uri.pathname)).toBe('/Paws  and Hearth:rosa@x.example');
    expect(uri.searchParams.get('secret')).toBe(SECRET);
    expect(uri.searchParams.get('issuer')).toBe('Paws  and Hearth');
  });
});
