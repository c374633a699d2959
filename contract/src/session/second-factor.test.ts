import { describe, expect, it } from 'vitest';
import { SECOND_FACTOR_TEXTS, signInProof, stepUpProof } from './second-factor';

const passkey = { id: 'a', clientDataJSON: 'b', authenticatorData: 'c', signature: 'd' };

describe('proof of who somebody is', () => {
  it('is given in one way, and no fewer or more', () => {
    for (const proof of [{ code: '123456' }, { recoveryCode: 'ABCD'.repeat(4) }, { passkey }])
      expect(signInProof.safeParse(proof).success).toBe(true);
    expect(signInProof.safeParse({}).success).toBe(false);
    expect(signInProof.safeParse({ code: '123456', passkey }).success).toBe(false);
    expect(signInProof.safeParse({ remember: true }).success).toBe(false);
  });

  it('is the password only within a session, because signing in has asked for it', () => {
    expect(stepUpProof.safeParse({ password: 'x' }).success).toBe(true);
    expect(signInProof.safeParse({ password: 'x' }).success).toBe(false);
  });

  it('takes a code as apps show it, and says what is wrong with another', () => {
    expect(signInProof.parse({ code: ' 123 456 ' }).code).toBe('123456');
    for (const code of ['12345', '1234567', 'abcdef']) {
      const { error } = signInProof.safeParse({ code });
      expect(error?.issues.map(({ message, path }) => [path, message])).toEqual([
        [['code'], SECOND_FACTOR_TEXTS.digits],
      ]);
    }
  });

  it('takes nothing but base64url of a passkey', () => {
    const odd = { ...passkey, signature: 'a b+/' };
    expect(signInProof.safeParse({ passkey: odd }).success).toBe(false);
    expect(signInProof.safeParse({ passkey: { ...passkey, more: 'x' } }).success).toBe(false);
  });
});
