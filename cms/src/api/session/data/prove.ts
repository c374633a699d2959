/** Checks a second factor that was given: a code of an app, a recovery code, or a passkey. */
import type { Core } from '@strapi/strapi';
import {
  SECOND_FACTOR_TEXTS,
  type PasskeyAnswer,
  type ProofOptions,
} from '@hearthside/contract/session/second-factor';
import { clearAttempts, countAttempt } from '../../../auth/attempts';
import { refuse } from '../../../http/refuse';
import { stepOfCode } from '../rules/app-code';
import { takeChallenge, type FactorChallenge } from './factor-challenges';
import { openAppSecret, readFactor, takeStep, type FactorRow } from './factor-row';
import { askPasskeys, checkPasskey } from './passkeys';
import { countRecoveryCodes, takeRecoveryCode } from './recovery-codes';

/** What somebody has given, one of the three. */
export interface GivenFactor {
  code?: string | undefined;
  recoveryCode?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
}

async function checkCode(strapi: Core.Strapi, memberId: number, row: FactorRow, code: string) {
  const secret = openAppSecret(strapi, memberId, row.appSecret);
  const step = secret && stepOfCode(secret, code, new Date());
  const { wrongCode, usedCode } = SECOND_FACTOR_TEXTS;
  if (typeof step !== 'number') throw refuse.badInput(wrongCode, { code: wrongCode });
  if (!(await takeStep(strapi, row.id, step))) throw refuse.badInput(usedCode, { code: usedCode });
}

/**
 * Checks and uses up a second factor of a member. Tries are counted by account; call it before a transaction begins,
 * because counting takes a connection of its own.
 * @throws 400 if it is wrong or was used before, 429 after too many tries.
 */
export async function proveFactor(
  strapi: Core.Strapi,
  memberId: number,
  { code, recoveryCode, passkey }: GivenFactor,
  challenge: FactorChallenge | null,
) {
  const account = String(memberId);
  await countAttempt('second_factor_by_account', account);
  const row = await readFactor(strapi, memberId);
  if (!row?.enabledAt) throw refuse.wrongState(SECOND_FACTOR_TEXTS.noFactor);
  if (code !== undefined) {
    await countAttempt('app_codes_by_account', account);
    await checkCode(strapi, memberId, row, code);
    await clearAttempts('app_codes_by_account', account);
  } else if (recoveryCode !== undefined) {
    const { wrongRecoveryCode } = SECOND_FACTOR_TEXTS;
    if (!(await takeRecoveryCode(strapi, memberId, recoveryCode)))
      throw refuse.badInput(wrongRecoveryCode, { recoveryCode: wrongRecoveryCode });
  } else if (passkey) {
    // Used up before it is checked, so that no answer is checked twice.
    const asked = challenge && (await takeChallenge(strapi, challenge)) && challenge.challenge;
    const { wrongPasskey } = SECOND_FACTOR_TEXTS;
    if (!asked) throw refuse.badInput(wrongPasskey, { passkey: wrongPasskey });
    await checkPasskey(strapi, memberId, asked, passkey);
  }
  await clearAttempts('second_factor_by_account', account);
}

/** In which ways a member can confirm that it is them. */
export async function waysToProve(strapi: Core.Strapi, memberId: number): Promise<ProofOptions> {
  const row = await readFactor(strapi, memberId);
  if (!row?.enabledAt)
    return { hasSecondFactor: false, hasApp: false, recoveryCodes: 0, passkey: null };
  return {
    hasSecondFactor: true,
    hasApp: row.appSecret !== null,
    recoveryCodes: await countRecoveryCodes(strapi, memberId),
    passkey: await askPasskeys(strapi, memberId),
  };
}
