import { expect, it } from 'vitest';
import { proofWays } from './proof-ways';

const question = {
  challenge: 'c',
  rpId: 'portal.example',
  timeout: 1,
  allowCredentials: [],
  userVerification: 'preferred' as const,
};
const all = { hasSecondFactor: true, hasApp: true, recoveryCodes: 10, passkey: question };

it('the ways to confirm are those that are set up and that the browser can use, the easiest first', () => {
  expect(proofWays(all, true)).toEqual(['passkey', 'code', 'recoveryCode']);
  expect(proofWays(all, false)).toEqual(['code', 'recoveryCode']);
  expect(proofWays({ ...all, hasApp: false, recoveryCodes: 0 }, true)).toEqual(['passkey']);
});

it('a member without a second factor confirms by password, and one with a second factor never does', () => {
  const none = { hasSecondFactor: false, hasApp: false, recoveryCodes: 0, passkey: null };
  expect(proofWays(none, true)).toEqual(['password']);
  expect(proofWays(all, true)).not.toContain('password');
});
