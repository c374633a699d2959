/** Forgotten, reset and changed passwords. */
import type { Core } from '@strapi/strapi';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { countAttempt } from '../../../auth/attempts';
import { evictMember } from '../../../auth/member-cache';
import { Refusal, refuse } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import { queueMail } from '../../../mail/mail-queue';
import { remindInvited } from './invitation-link';
import { notifyNewcomer } from '../../notification/services/notification';
import * as historyService from '../../history/services/history';
import { aboutMember } from '../../../text/member-name';
import * as accounts from './accounts';
import { recordDropped } from './address-change';
import { checkStrength, mayMail, unlessDeleted, type Account } from './accounts';
import { inConstantTime } from './constant-time';
import { passwordChangedMail, resetMail, resetMailBy } from './mails';
import { revokeDevices } from './factor-row';
import * as mailToken from './mail-token';
import { type Purpose } from './mail-token';
import { hashPassword, isPassword } from '../rules/password-hash';
import { type RequestOrigin, endAll } from './session-store';
import * as members from '../../../auth/members';
import { onAddressConfirmed, revokeOtherAccess } from '../../../subject-hooks';

/** Both kinds of mailed link prove the address and set a password. */
const OPENS: Purpose[] = ['reset_password', 'invitation'];

/**
 * Sets the new password and ends every link, the feed's address and every session but one. Returns the new address that
 * waited to be confirmed: whoever asked for it knew the former password.
 */
async function setPassword(
  strapi: Core.Strapi,
  found: Account,
  hash: string,
  except?: string,
): Promise<string | null> {
  const { id, email, firstName } = found;
  const dropped = (await accounts.lock(strapi, id))?.pendingEmail ?? null;
  // Of two concurrent changes the second is refused, because it was made with a password that is no longer valid.
  if (!(await accounts.changeWhile(strapi, found, { password: hash, pendingEmail: null }))) {
    throw refuse.changedMeanwhile(
      'Your password has just been changed elsewhere. Please sign in again.',
    );
  }
  // An invited member has just chosen their first password, so there is nothing to warn about.
  if (found.confirmed) {
    await queueMail(strapi, email, await passwordChangedMail(strapi, firstName, dropped));
  }
  if (dropped) await recordDropped(strapi, found, dropped);
  await mailToken.revokeLinksThatOpen(strapi, id);
  await revokeDevices(strapi, id);
  await revokeOtherAccess(strapi, id);
  await endAll(strapi, id, except);
  return dropped;
}

/** The account whose password this link may set; null if the link is not valid (any more). */
async function holderOf(
  strapi: Core.Strapi,
  token: string,
  origin: RequestOrigin,
): Promise<Account | null> {
  await countAttempt('token_by_address', origin.address);
  const looked = await mailToken.look(strapi, token, OPENS);
  if (!looked) return null;
  const found = await accounts.find(strapi, { id: looked.memberId, blocked: false });
  return unlessDeleted(strapi, found);
}

/**
 * Mails a link to set a new password, if there is an account. A closed one stays closed until its member signs in with
 * it, and with the second step where there is one.
 */
export async function forgotPassword(strapi: Core.Strapi, email: string, origin: RequestOrigin) {
  await countAttempt('mail_by_address', origin.address);
  await inConstantTime(async () => {
    const where = { email, blocked: false };
    const known = await unlessDeleted(strapi, await accounts.find(strapi, where));
    if (!known || !(await mayMail('mail_by_account', email))) return;
    await transaction(strapi, async () => {
      // They may have just been deleted.
      const found = await unlessDeleted(strapi, await accounts.lock(strapi, known.id, where));
      if (!found) return;
      // An invited person who has not joined yet has no password to forget, only the invitation.
      if (found.invitedAt && !found.confirmed) {
        return remindInvited(strapi, found);
      }
      const token = await mailToken.issue(strapi, found.id, 'reset_password');
      await queueMail(strapi, found.email, await resetMail(strapi, found, token));
    });
  });
}

/** Mails a member a link to set a new password, as part of an admin's transaction. `by` is the admin's name. */
export async function mailResetLink(
  strapi: Core.Strapi,
  to: Pick<Account, 'id' | 'email' | 'firstName'>,
  by: string,
) {
  const token = await mailToken.issue(strapi, to.id, 'reset_password');
  await queueMail(strapi, to.email, await resetMailBy(strapi, to.firstName, token, by));
}

/** The account whose password a mailed link may set, without using the link up. */
export async function checkLink(strapi: Core.Strapi, token: string, origin: RequestOrigin) {
  return { email: (await holderOf(strapi, token, origin))?.email ?? null };
}

/**
 * Sets a password through a mailed link and ends every session. The link also proves the address, which is told about
 * it.
 */
export async function resetPassword(
  strapi: Core.Strapi,
  token: string,
  password: string,
  origin: RequestOrigin,
) {
  const found = await holderOf(strapi, token, origin);
  if (!found) throw refuse.linkInvalid(SESSION_TEXTS.badLink);
  // A weak choice must not use the link up.
  await checkStrength(strapi, password, found);
  const hash = await hashPassword(password);
  let dropped: string | null = null;
  const open = async () => {
    // The account is locked before its link, as everywhere; otherwise two transactions could wait for each other.
    await accounts.lock(strapi, found.id);
    if (!(await mailToken.claim(strapi, token, OPENS))) {
      throw refuse.linkInvalid(SESSION_TEXTS.badLink);
    }
    dropped = await setPassword(strapi, found, hash);
    if (found.confirmed) return;
    await accounts.change(strapi, found.id, { confirmed: true });
    await onAddressConfirmed(strapi, found.email);
    const me = await members.me(strapi, found.id);
    await notifyNewcomer(strapi, me);
    if (!found.invitedAt) return;
    const about = aboutMember(me);
    await historyService.record(strapi, { by: me.id, action: 'accepted', about });
  };
  await transaction(strapi, open, { changes: [found.id] });
  evictMember(found.id);
  return { id: found.id, email: found.email, dropped };
}

/** Changes a password and ends every other session. Returns the address that no longer waits to be confirmed. */
export async function changePassword(
  strapi: Core.Strapi,
  memberId: number,
  sessionId: string,
  current: string,
  password: string,
): Promise<string | null> {
  await countAttempt('password_by_account', String(memberId));
  const proved = async () => {
    const found = await accounts.find(strapi, { id: memberId });
    return found && (await isPassword(current, found.password)) ? found : null;
  };
  const found = await proved();
  if (!found) {
    throw refuse.passwordWrong(SESSION_TEXTS.wrongPassword, {
      currentPassword: SESSION_TEXTS.wrongPassword,
    });
  }
  await checkStrength(strapi, password, found);
  const hash = await hashPassword(password);
  const set = (of: Account) =>
    transaction(strapi, () => setPassword(strapi, of, hash, sessionId), { changes: [memberId] });
  let dropped: string | null;
  try {
    dropped = await set(found);
  } catch (error) {
    // A sign-in may have stored the same password at a new cost. Then it is still the one that was given.
    const again = error instanceof Refusal && error.status === 409 ? await proved() : null;
    if (!again) throw error;
    dropped = await set(again);
  }
  evictMember(memberId);
  return dropped;
}
