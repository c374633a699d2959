/** Joining, signing in and out, passwords (specification/security.md, Sessions). */
import type { Core } from '@strapi/strapi';
import { UNCONFIRMED_DAYS } from '@hearthside/contract/member/invitations';
import { SESSION, SESSION_TEXTS, type OpenSession } from '@hearthside/contract/session/endpoints';
import { SECOND_FACTOR_TEXTS } from '@hearthside/contract/session/second-factor';
import { signAccessToken } from '../../../auth/access-token';
import { sweepAttempts } from '../../../auth/attempts';
import { refuse } from '../../../http/refuse';
import { daysAfter } from '../../../text/days';
import { transaction } from '../../../db/transaction';
import * as accounts from '../data/accounts';
import { ACTIVE, type Account } from '../data/accounts';
import * as mailToken from '../data/mail-token';
import { deviceOf, mailNewDevice, notifiesOfNewDevice } from '../data/new-device';
import { factorOf } from '../data/factor-row';
import { whyBlocked } from '../data/suspended';
import { noteFailedSignIn, recordSignIn } from '../data/sign-in-history';
import { hashPassword, isOutdated, isPassword } from '../rules/password-hash';
import { eraseChallenges, sweepChallenges } from '../data/factor-challenges';
import { eraseFactor, revokeDevices } from '../data/factor-row';
import { requireOfStaff } from '../data/factor-requirement';
import { sweepResets } from '../data/factor-reset';
import { erasePasskeys } from '../data/passkeys';
import { type GivenFactor } from '../data/prove';
import { eraseRecoveryCodes } from '../data/recovery-codes';
import { beginSecondStep, proveSecondStep, secondStepOf } from '../data/second-step';
import { countGuess, clearGuesses } from '../data/sign-in-attempts';
import * as sessionStore from '../data/session-store';
import { type RequestOrigin } from '../data/session-store';
import { storageKey } from '../rules/storage-key';
import * as members from '../../../auth/members';
import { comeBack, mayComeBack, revokeOtherAccess } from '../../../subject-hooks';

export type { RequestOrigin };
export type { SetupCaller } from '../data/setup';

/** A new session as its owner gets it. The refresh token goes into a cookie. */
export interface Opened {
  answer: OpenSession;
  refreshToken: string;
}

export { sendInvitation } from '../data/invitation-link';
export {
  provePassword,
  countMail,
  countProof,
  askToConfirmEmail,
  undoEmailChange,
} from '../data/address-change';
export { register, confirmEmail, resendConfirmation, mailConfirmation } from '../data/joining';
export {
  forgotPassword,
  mailResetLink,
  checkLink,
  resetPassword,
  changePassword,
} from '../data/passwords';
export { denySignIn, knownDeviceCookie } from '../data/new-device';
export { mailReinstated, mailSuspended } from '../data/suspended';
export { needsSetup } from '../../../auth/needs-setup';
export {
  setupStatus,
  setupOrganizationOf,
  setupMail,
  proveSetupMail,
  checkSetupStorage,
  finishSetup,
} from '../data/setup';
export { list, lastOpened, countSessions } from '../data/session-store';
export { secondStepOptions, trustedDeviceOf } from '../data/second-step';
export { stepUpOptions, stepUp } from '../data/step-up';
export {
  ownFactor,
  beginApp,
  confirmApp,
  removeApp,
  passkeyOptions,
  addPasskey,
  removePasskey,
  newRecoveryCodes,
  openPanel,
} from '../data/own-factor';
export {
  memberFactor,
  resetFactor,
  cancelReset,
  keepFactor,
  confirmReset,
} from '../data/factor-reset';

async function opened(
  strapi: Core.Strapi,
  memberId: number,
  sessionId: string,
  refreshToken: string,
): Promise<Opened> {
  const me = await members.me(strapi, memberId);
  const accessToken = signAccessToken(strapi, memberId, sessionId);
  const key = storageKey(sessionStore.jwtSecret(strapi), memberId);
  return {
    answer: { accessToken, expiresIn: SESSION.accessSeconds, me, storageKey: key },
    refreshToken,
  };
}

/** A sign-in whose password was right, and which goes on with the second step. */
export interface SecondStepBegun {
  ticket: string;
}

/** The account, if the password is right and it may be signed in to. */
async function whoseItIs(
  strapi: Core.Strapi,
  found: Account | null,
  { password, origin }: { password: string; origin: RequestOrigin },
): Promise<Account> {
  const right = await isPassword(password, found?.password);
  if (!found || !right) {
    noteFailedSignIn(strapi, found, origin);
    throw refuse.passwordWrong(SESSION_TEXTS.wrongCredentials);
  }
  // A member who comes back to a closed account does so once they are in (`reopened`).
  const isBack = found.deletedAt && !found.blocked && (await mayComeBack(strapi, found.id));
  if (found.deletedAt && !isBack) throw refuse.notAllowed(SESSION_TEXTS.deleted);
  if (found.blocked) throw refuse.notAllowed(await whyBlocked(strapi, found));
  if (!found.confirmed) throw refuse.notConfirmed(SESSION_TEXTS.unconfirmed);
  return found;
}

/** The account, given back to its member if they had closed it. Everything that is asked of them has been proved. */
async function reopened(strapi: Core.Strapi, found: Account): Promise<Account> {
  if (!found.deletedAt) return found;
  if (!(await comeBack(strapi, found.id))) throw refuse.notAllowed(SESSION_TEXTS.deleted);
  return { ...found, deletedAt: null };
}

/**
 * Opens a session for an account whose password was right; null if the password has changed, or a second factor was set
 * up, while it was checked.
 */
async function openFor(
  strapi: Core.Strapi,
  found: Account,
  hash: string,
  origin: RequestOrigin,
  { provedAt, hasFactor }: { provedAt: Date | null; hasFactor: boolean },
) {
  const isNotified = await notifiesOfNewDevice(strapi, found, origin);
  const open = async () => {
    // Checking took a moment, and a password that was changed meanwhile must not open anything.
    const asChecked = { id: found.id, password: found.password, ...ACTIVE };
    if (!(await accounts.find(strapi, asChecked))) return null;
    // Neither must one that was enough until a second factor was set up.
    if (!hasFactor && (await factorOf(strapi, found.id))) return null;
    if (hash !== found.password) await accounts.keepHash(strapi, found, hash);
    await accounts.noteSignIn(strapi, found.id);
    await recordSignIn(strapi, found, origin);
    if (isNotified) await mailNewDevice(strapi, found, origin);
    return sessionStore.open(strapi, found.id, origin, provedAt);
  };
  return transaction(strapi, open, { relies: [found.id] });
}

/** The session of an account whose password was right, or the ticket of the second step that is needed first. */
async function enter(
  strapi: Core.Strapi,
  found: Account,
  password: string,
  { shared, ...origin }: SignInOrigin,
): Promise<Opened | SecondStepBegun | null> {
  // The cost may have risen since. Only now is the password available to be stored at the new one.
  const hash = isOutdated(found.password) ? await hashPassword(password) : found.password;
  const step = await secondStepOf(strapi, found, origin.trustedCookie);
  if (step === 'needed') {
    if (hash !== found.password) await accounts.keepHash(strapi, found, hash);
    // The ticket stands for this password: one that was chosen meanwhile ends it.
    return { ticket: await beginSecondStep(strapi, { ...found, password: hash }, shared) };
  }
  // On a trusted device only the password was given, and a step-up would ask for more.
  const proof = { provedAt: step === 'none' ? new Date() : null, hasFactor: step !== 'none' };
  const session = await openFor(strapi, await reopened(strapi, found), hash, origin, proof);
  return session && opened(strapi, found.id, session.sessionId, session.refreshToken);
}

/** Where a sign-in comes from, and whether others use that computer too. */
type SignInOrigin = RequestOrigin & { shared: boolean };

/**
 * Signs in, as far as the password leads. An unknown address takes as long as a wrong password and gets the same
 * answer.
 */
export async function signIn(
  strapi: Core.Strapi,
  email: string,
  password: string,
  origin: SignInOrigin,
): Promise<Opened | SecondStepBegun> {
  const known = await accounts.find(strapi, { email });
  const device = known && deviceOf(strapi, known, origin.deviceCookie);
  const guess = { email, address: origin.address, device };
  await countGuess(guess);
  const found = await whoseItIs(strapi, known, { password, origin });
  await clearGuesses(guess);
  const entered =
    (await enter(strapi, found, password, origin)) ??
    // The password was changed meanwhile, perhaps only stored at a new cost by another sign-in. The current one
    // decides.
    (await enter(
      strapi,
      await whoseItIs(strapi, await accounts.find(strapi, { email }), { password, origin }),
      password,
      origin,
    ));
  if (!entered) throw refuse.passwordWrong(SESSION_TEXTS.wrongCredentials);
  return entered;
}

/** Signs in with the second step, once the password was right. */
export async function signInSecondStep(
  strapi: Core.Strapi,
  ticket: string | undefined,
  given: GivenFactor,
  origin: RequestOrigin,
): Promise<Opened & { shared: boolean }> {
  const { begun, found } = await proveSecondStep(strapi, ticket, given);
  const account = await reopened(strapi, found);
  const proof = { provedAt: new Date(), hasFactor: true };
  const session = await openFor(strapi, account, found.password, origin, proof);
  if (!session) throw refuse.noSession(SECOND_FACTOR_TEXTS.expired);
  const { shared } = begun;
  return {
    ...(await opened(strapi, found.id, session.sessionId, session.refreshToken)),
    shared,
  };
}

/** Renews a session. A refresh token that was used before ends the session, because someone copied it. */
export async function refresh(
  strapi: Core.Strapi,
  refreshToken: string | undefined,
  origin: RequestOrigin,
): Promise<Opened> {
  const renewed = refreshToken ? await sessionStore.renew(strapi, refreshToken, origin) : null;
  const found = renewed && (await accounts.find(strapi, { id: renewed.memberId, ...ACTIVE }));
  if (!renewed || !found) throw refuse.noSession(SESSION_TEXTS.ended);
  await accounts.noteSeen(strapi, found);
  return opened(strapi, found.id, renewed.sessionId, renewed.refreshToken);
}

/** Ends the session of a refresh token or an access token. If there is none, that is fine too. */
export async function signOut(
  strapi: Core.Strapi,
  refreshToken: string | undefined,
  sessionId: string | undefined,
) {
  if (refreshToken) await sessionStore.endByToken(strapi, refreshToken);
  if (sessionId) await sessionStore.endById(strapi, sessionId);
}

/** Ends one of a member's own sessions. Another member's is answered as if it did not exist. */
export async function end(strapi: Core.Strapi, memberId: number, sessionId: string) {
  if (!(await sessionStore.endOwn(strapi, memberId, sessionId))) throw refuse.notFound();
}

/** Ends all sessions of a member and returns how many there were. The caller has locked the member. */
export async function signOutMember(strapi: Core.Strapi, memberId: number): Promise<number> {
  const count = await sessionStore.countSessions(strapi, memberId);
  const opened = await sessionStore.lastOpened(strapi, memberId);
  if (opened) await accounts.keepSignIn(strapi, memberId, opened);
  await revokeDevices(strapi, memberId);
  await sessionStore.endAll(strapi, memberId);
  return count;
}

/** Signs a member out everywhere. No device is trusted after that. */
export async function endAll(strapi: Core.Strapi, memberId: number) {
  await revokeDevices(strapi, memberId);
  await sessionStore.endAll(strapi, memberId);
}

/**
 * Ends everything that lets a member in: sessions, mailed links and the feed's address. `closing`: the account is closed
 * with its password, perhaps by somebody else, so the links that take it back keep working.
 */
export async function revokeAccess(
  strapi: Core.Strapi,
  memberId: number,
  { closing = false } = {},
) {
  await revokeDevices(strapi, memberId);
  await eraseChallenges(strapi, memberId);
  if (closing) await mailToken.revokeLinksThatOpen(strapi, memberId);
  else await mailToken.revokeLinks(strapi, memberId);
  await revokeOtherAccess(strapi, memberId);
  await signOutMember(strapi, memberId);
}

/** The same for a member who is erased, and removes every stored address. */
export async function eraseMember(strapi: Core.Strapi, memberId: number) {
  await revokeAccess(strapi, memberId);
  await mailToken.erase(strapi, memberId);
  await erasePasskeys(strapi, memberId);
  await eraseRecoveryCodes(strapi, memberId);
  await eraseFactor(strapi, memberId);
}

/**
 * Deletes what has expired: sessions, links, counted attempts, and accounts that nobody confirmed in a month. Staff
 * without a second factor get their days of grace.
 */
export async function sweep(strapi: Core.Strapi, now = new Date()) {
  await sessionStore.sweep(strapi, now);
  await mailToken.sweep(strapi, now);
  await sweepChallenges(strapi, now);
  await sweepResets(strapi, now);
  await requireOfStaff(strapi);
  await accounts.deleteUnconfirmed(strapi, daysAfter(now, -UNCONFIRMED_DAYS));
  await sweepAttempts(strapi, now);
}
