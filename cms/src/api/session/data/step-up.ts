/** Confirming within a session that it is still its member (decision 088). */
import type { Core } from '@strapi/strapi';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import {
  SECOND_FACTOR_TEXTS,
  type ProofOptions,
  type StepUpProof,
} from '@hearthside/contract/session/second-factor';
import { countAttempt } from '../../../auth/attempts';
import { evictMember, type Member } from '../../../auth/member-cache';
import { refuse } from '../../../http/refuse';
import { isPassword } from '../rules/password-hash';
import * as accounts from './accounts';
import { begin, findBegun } from './factor-challenges';
import { factorOf } from './factor-row';
import { mailChange } from './factor-state';
import { proveFactor, waysToProve } from './prove';
import { markProved } from './session-store';

/** How a member can confirm in this session that it is them. */
export async function stepUpOptions(strapi: Core.Strapi, member: Member): Promise<ProofOptions> {
  const ways = await waysToProve(strapi, member.id);
  if (ways.passkey) await begin(strapi, 'step-up', member, { challenge: ways.passkey.challenge });
  return ways;
}

async function provePassword(strapi: Core.Strapi, memberId: number, password: string | undefined) {
  await countAttempt('password_by_account', String(memberId));
  const found = await accounts.find(strapi, { id: memberId });
  const { wrongPassword } = SESSION_TEXTS;
  if (!(await isPassword(password ?? '', found?.password)))
    throw refuse.passwordWrong(wrongPassword, { password: wrongPassword });
}

/**
 * Takes a member's second factor, or their password if they have none, and notes for this session when. Whoever has a
 * second factor can't give the password instead.
 * @throws 400 if it is wrong, 429 after too many tries.
 */
export async function stepUp(
  strapi: Core.Strapi,
  member: Member,
  { password, ...given }: StepUpProof,
) {
  const hasFactor = (await factorOf(strapi, member.id)) !== null;
  if (!hasFactor) await provePassword(strapi, member.id, password);
  else if (password !== undefined) throw refuse.badInput(SECOND_FACTOR_TEXTS.stepUpNeeded);
  else {
    await proveFactor(strapi, member.id, given, await findBegun(strapi, 'step-up', member));
    if (given.recoveryCode) await mailChange(strapi, member.id, 'codeUsed');
  }
  await markProved(strapi, member.sessionId);
  evictMember(member.id);
}
