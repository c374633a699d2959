/** Turning a member's second factor on and off. Call these within a transaction that changes the member's rights. */
import type { Core } from '@strapi/strapi';
import { queueMail } from '../../../mail/mail-queue';
import { makeSecret } from '../rules/secret';
import * as accounts from './accounts';
import { eraseChallenges } from './factor-challenges';
import { factorChangedMail, type FactorChange } from './factor-mails';
import { NO_FACTOR, readFactor, saveFactor, type FactorRow } from './factor-row';
import { erasePasskeys } from './passkeys';
import { eraseRecoveryCodes, replaceRecoveryCodes } from './recovery-codes';
import { endAll } from './session-store';

/** Mails a member that their second factor has changed. */
export async function mailChange(strapi: Core.Strapi, memberId: number, change: FactorChange) {
  const found = await accounts.find(strapi, { id: memberId });
  if (!found) return;
  await queueMail(strapi, found.email, await factorChangedMail(strapi, found.firstName, change));
}

/**
 * Notes that a member has set up a way to prove themselves. With the first one the second factor is on: every other
 * session ends, and the recovery codes are made.
 * @returns the codes, or null if there were some.
 */
export async function turnOn(
  strapi: Core.Strapi,
  { id, sessionId }: { id: number; sessionId: string },
  data: Partial<Omit<FactorRow, 'id'>>,
  added: FactorChange,
): Promise<string[] | null> {
  const isOn = Boolean((await readFactor(strapi, id))?.enabledAt);
  const first = { enabledAt: new Date(), deviceSeed: makeSecret() };
  await saveFactor(strapi, id, { ...data, ...(!isOn && first) });
  await mailChange(strapi, id, isOn ? added : 'on');
  if (isOn) return null;
  await endAll(strapi, id, sessionId);
  return replaceRecoveryCodes(strapi, id);
}

/** Removes every way a member had to prove themselves, and everything that waits for one. */
export async function turnOff(strapi: Core.Strapi, memberId: number) {
  await saveFactor(strapi, memberId, NO_FACTOR);
  await erasePasskeys(strapi, memberId);
  await eraseRecoveryCodes(strapi, memberId);
  await eraseChallenges(strapi, memberId);
  await mailChange(strapi, memberId, 'off');
}
