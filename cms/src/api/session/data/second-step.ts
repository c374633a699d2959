/** The second step of signing in, between the password and the session. */
import type { Core } from '@strapi/strapi';
import { SECOND_FACTOR_TEXTS, type ProofOptions } from '@hearthside/contract/session/second-factor';
import { refuse } from '../../../http/refuse';
import { mayComeBack } from '../../../subject-hooks';
import { isTrustedDevice, trustedDeviceCookie } from '../rules/trusted-device';
import { hashSecret } from '../rules/secret';
import * as accounts from './accounts';
import type { Account } from './accounts';
import {
  endChallenge,
  findTicket,
  issueTicket,
  renewChallenge,
  type FactorChallenge,
} from './factor-challenges';
import { requireOfStaff } from './factor-requirement';
import { applyDueReset } from './factor-reset';
import { factorOf } from './factor-row';
import { mailChange } from './factor-state';
import { proveFactor, waysToProve, type GivenFactor } from './prove';
import { jwtSecret } from './session-store';

/** What a sign-in still needs once the password was right. */
export type SecondStep = 'needed' | 'trusted' | 'none';

/** Whether a sign-in with the right password needs a second step on this device. */
export async function secondStepOf(
  strapi: Core.Strapi,
  { id }: Account,
  trusted: string | undefined,
): Promise<SecondStep> {
  await applyDueReset(strapi, id);
  // Whoever was invited as staff, or was made so elsewhere, has their days of grace from now on.
  await requireOfStaff(strapi, id);
  const row = await factorOf(strapi, id);
  if (!row) return 'none';
  const whose = { memberId: id, seed: row.deviceSeed ?? '' };
  const isKnown = isTrustedDevice(jwtSecret(strapi), whose, trusted, new Date());
  return isKnown ? 'trusted' : 'needed';
}

/** Notes that the password was right. The ticket stands for it until the second step is done. */
export const beginSecondStep = (strapi: Core.Strapi, { id, password }: Account, shared: boolean) =>
  issueTicket(strapi, id, { passwordHash: hashSecret(password), shared });

const expired = () => refuse.noSession(SECOND_FACTOR_TEXTS.expired);

/** The sign-in of a ticket, and its account as it is now. A password that was changed since ends it. */
async function waiting(strapi: Core.Strapi, ticket: string | undefined) {
  const begun = ticket ? await findTicket(strapi, ticket) : null;
  const found = begun && (await accounts.find(strapi, { id: begun.memberId, blocked: false }));
  const isGone = found?.deletedAt && !(await mayComeBack(strapi, found.id));
  if (!begun || !found?.confirmed || isGone || hashSecret(found.password) !== begun.passwordHash)
    throw expired();
  return { begun, found };
}

/** In which ways the second step can be done. A passkey is asked anew each time. */
export async function secondStepOptions(
  strapi: Core.Strapi,
  ticket: string | undefined,
): Promise<ProofOptions> {
  const { begun, found } = await waiting(strapi, ticket);
  const ways = await waysToProve(strapi, found.id);
  if (ways.passkey) await renewChallenge(strapi, begun.id, ways.passkey.challenge);
  return ways;
}

/**
 * Checks the second step and returns whose sign-in it was.
 * @throws 401 if the ticket is unknown, used or too old; 400 if what was given is wrong.
 */
export async function proveSecondStep(
  strapi: Core.Strapi,
  ticket: string | undefined,
  given: GivenFactor,
): Promise<{ begun: FactorChallenge; found: Account }> {
  const { begun, found } = await waiting(strapi, ticket);
  await proveFactor(strapi, found.id, given, begun);
  // Of two callers with the same ticket one gets in.
  if (!(await endChallenge(strapi, begun.id))) throw expired();
  if (given.recoveryCode) await mailChange(strapi, found.id, 'codeUsed');
  return { begun, found };
}

/** The cookie of a device that is asked for the password alone from now on; null if nothing is to be trusted. */
export async function trustedDeviceOf(
  strapi: Core.Strapi,
  memberId: number,
  cookie: string | undefined,
): Promise<string | null> {
  const row = await factorOf(strapi, memberId);
  if (!row?.deviceSeed) return null;
  const whose = { memberId, seed: row.deviceSeed };
  return trustedDeviceCookie(jwtSecret(strapi), whose, cookie, new Date());
}
