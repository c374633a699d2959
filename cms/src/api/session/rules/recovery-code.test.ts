import { expect, it } from 'vitest';
import { signInProof } from '@hearthside/contract/session/second-factor';
import { makeRecoveryCodes, shownRecoveryCode } from './recovery-code';

it('recovery codes are ten, all different, and without letters that look like digits', () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{16}$/);
});

it('a recovery code is read as it is shown, and however it is typed from paper', () => {
  const [code = ''] = makeRecoveryCodes();
  const shown = shownRecoveryCode(code);
  expect(shown).toMatch(/^(\w{4}-){3}\w{4}$/);
  for (const typed of [shown, shown.toLowerCase(), ` ${shown.replaceAll('-', ' ')} `]) {
    expect(signInProof.parse({ recoveryCode: typed }).recoveryCode).toBe(code);
  }
});
