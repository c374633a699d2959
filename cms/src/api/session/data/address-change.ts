/** A new address for an account, and undoing the change (docs/decisions/030). */
import type { Core } from '@strapi/strapi';
import { PROFILE_LABELS } from '@hearthside/contract/member/person-fields';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { isUniqueViolation } from '../../../http/answer-for';
import { countAttempt } from '../../../auth/attempts';
import { evictMember } from '../../../auth/member-cache';
import { refuse } from '../../../http/refuse';
import type { Member } from '../../../auth/member-cache';
import { requireStepUp } from '../../../auth/require-proof';
import { transaction } from '../../../db/transaction';
import { queueMail } from '../../../mail/mail-queue';
import * as historyService from '../../history/services/history';
import { memberKeys } from '../../../text/member-keys';
import { aboutMember } from '../../../text/member-name';
import * as accounts from './accounts';
import { ACTIVE, mayMail, unlessDeleted, type Account } from './accounts';
import { withFactorHint } from './factor-row';
import { changeEmailMail, emailChangeAskedMail, emailChangedMail } from './mails';
import * as mailToken from './mail-token';
import { removeKnownDevices, withClosedHint } from './new-device';
import { isPassword, neverChosen } from '../rules/password-hash';
import { type RequestOrigin, endAll } from './session-store';
import { onAddressConfirmed, onMemberChanged, revokeOtherAccess } from '../../../subject-hooks';

/** The fields of an account that takes on this address. */
const at = (account: Account, email: string) => ({
  email,
  username: email,
  pendingEmail: null,
  ...memberKeys({ ...account, email }),
});

const record = (strapi: Core.Strapi, found: Account, field: string, from: string, to: string) =>
  historyService.record(strapi, {
    by: found.id,
    action: 'profile',
    about: aboutMember(found),
    changes: [{ field, from, to }],
  });

/** Records that a new address will not be confirmed any more. */
export const recordDropped = (strapi: Core.Strapi, found: Account, address: string) =>
  record(strapi, found, 'Email, to be confirmed', address, '');

/** Whether an address belongs to another member, or did until a few days ago. */
const isOthers = async (strapi: Core.Strapi, email: string, memberId: number) => {
  const owner = await accounts.find(strapi, { email });
  return (owner && owner.id !== memberId) || (await mailToken.isReserved(strapi, email, memberId));
};

/**
 * Restores the address, or locks this account if another one has the address by now. Whoever took the account over
 * reads email to its new address, and could otherwise choose the next password.
 */
async function undoChange(strapi: Core.Strapi, token: string) {
  const claimed = await mailToken.claim(strapi, token, ['undo_email_change']);
  if (!claimed?.address) throw refuse.linkInvalid(SESSION_TEXTS.badLink);
  const { address } = claimed;
  const account = await accounts.find(strapi, { id: claimed.memberId });
  const found = await unlessDeleted(strapi, account);
  if (!found) throw refuse.linkInvalid(SESSION_TEXTS.badLink);
  const owner = await accounts.find(strapi, { email: address });
  const isTakenNow = owner !== null && owner.id !== found.id;
  const { pendingEmail } = found;
  await endAll(strapi, found.id);
  await removeKnownDevices(strapi, found.id);
  await revokeOtherAccess(strapi, found.id);
  // A link mailed to the address in between would open the account again.
  await mailToken.revokeLinks(strapi, found.id);
  await mailToken.outrankUndos(strapi, found.id, { id: claimed.id, address });
  // Whoever requested the change knew the password.
  const password = neverChosen();
  if (pendingEmail) await recordDropped(strapi, found, pendingEmail);
  if (isTakenNow) {
    // A suspension that runs out must not open what stays locked.
    const locked = { blocked: true, suspendedAt: null, suspendedUntil: null };
    // Neither must a restore from the archive.
    const kept = found.archivedAt ? { archivedFrom: 'locked' } : {};
    await accounts.change(strapi, found.id, { password, pendingEmail: null, ...locked, ...kept });
    return { message: SESSION_TEXTS.emailTaken, email: address, resetToken: null };
  }
  await accounts.change(strapi, found.id, { password, ...at(found, address) });
  await onMemberChanged(strapi, found.id, { by: found.id });
  if (found.email !== address)
    await record(strapi, found, PROFILE_LABELS.email, found.email, address);
  const resetToken = found.blocked
    ? null
    : await mailToken.issue(strapi, found.id, 'reset_password');
  const kept = withClosedHint(found, SESSION_TEXTS.emailKept);
  const message = await withFactorHint(strapi, found.id, kept);
  return { message, email: address, resetToken };
}

/**
 * Refuses members who cannot give their password, with `needed` if they have given none, or have not confirmed by their second factor if they have one. Call
 * before a transaction begins.
 */
export async function provePassword(
  strapi: Core.Strapi,
  member: Pick<Member, 'id' | 'hasSecondFactor' | 'provedAt'>,
  password: string | undefined,
  needed: string = SESSION_TEXTS.passwordForEmail,
) {
  const { wrongPassword } = SESSION_TEXTS;
  if (password === undefined) throw refuse.passwordNeeded(needed, { currentPassword: needed });
  await countAttempt('password_by_account', String(member.id));
  const found = await accounts.find(strapi, { id: member.id });
  if (!(await isPassword(password, found?.password)))
    throw refuse.passwordWrong(wrongPassword, { currentPassword: wrongPassword });
  // The endpoint saves a whole profile, so only here it is known that the address changes.
  if (member.hasSecondFactor) requireStepUp(member);
}

/** Limits how many emails are sent to an address; for callers who may know that there is an account. */
export const countMail = (email: string) => countAttempt('mail_by_account', email);

/**
 * Limits how many proofs of addresses a member may request, and returns whether one more may be mailed to this
 * address. The caller does not learn that answer, and it does not use up other emails that the address's owner may be
 * waiting for. Call before a transaction begins: counting takes a connection of its own, and SQLite has only one.
 */
export async function countProof(memberId: number, email: string) {
  await countAttempt('proof_by_account', String(memberId));
  return mayMail('proof_by_receiver', email);
}

/**
 * Requests proof of a changed address; the profile keeps the old one until then. The old address is told about a new
 * request at once, with a link that undoes it.
 */
export async function askToConfirmEmail(
  strapi: Core.Strapi,
  memberId: number,
  email: string,
  { isNewRequest, mayProve }: { isNewRequest: boolean; mayProve: boolean },
) {
  const found = await accounts.find(strapi, { id: memberId });
  // A link that may not be mailed again must not end the one that was.
  if (!found || !(isNewRequest || mayProve)) return;
  if (isNewRequest) {
    const undo = await mailToken.issueUndo(strapi, memberId, found.email);
    const notice = await emailChangeAskedMail(strapi, found.firstName, email, undo);
    await queueMail(strapi, found.email, notice);
  }
  // A link for an earlier request must not prove this address, so there is a new one in any case.
  const token = await mailToken.issue(strapi, memberId, 'change_email');
  // Another member's address gets no link, because following it could only fail. Its owner is not notified.
  if (!mayProve || (await isOthers(strapi, email, memberId))) return;
  await queueMail(strapi, email, await changeEmailMail(strapi, token));
}

/**
 * Mails the link again to an address that waits to replace another, whoever asks for it. The caller learns nothing: it
 * is the same for an address that nobody waits for.
 */
export async function resendProof(strapi: Core.Strapi, email: string) {
  const waiting = await accounts.findWaitingFor(strapi, email);
  if (waiting.length === 0 || !(await mayMail('proof_by_receiver', email))) return;
  for (const { id } of waiting) {
    await transaction(strapi, async () => {
      // They may have just confirmed it, or dropped it.
      const found = await accounts.lock(strapi, id, { pendingEmail: email, ...ACTIVE });
      if (found)
        await askToConfirmEmail(strapi, id, email, { isNewRequest: false, mayProve: true });
    });
  }
}

/** Replaces the old address with a confirmed new one, and tells the old address. */
export async function changeEmail(strapi: Core.Strapi, found: Account) {
  const { id, firstName, email: old, pendingEmail } = found;
  if (!pendingEmail || (await mailToken.isReserved(strapi, pendingEmail, id))) {
    throw refuse.linkInvalid(SESSION_TEXTS.badLink);
  }
  await accounts.change(strapi, id, at(found, pendingEmail));
  await onMemberChanged(strapi, id, { by: id });
  await onAddressConfirmed(strapi, pendingEmail);
  // Links that were mailed to the old address end with it.
  await mailToken.revokeLinks(strapi, id);
  await record(strapi, found, PROFILE_LABELS.email, old, pendingEmail);
  const undo = await mailToken.issueUndo(strapi, id, old);
  await queueMail(strapi, old, await emailChangedMail(strapi, firstName, pendingEmail, undo));
  return { email: pendingEmail, confirmed: true };
}

/**
 * Undoes a change of address that the account's owner did not request. Ends every session and link, keeps or restores
 * the address, and voids the password, so that a new one has to be chosen at once.
 */
export async function undoEmailChange(strapi: Core.Strapi, token: string, origin: RequestOrigin) {
  await countAttempt('token_by_address', origin.address);
  const looked = await mailToken.look(strapi, token, ['undo_email_change']);
  if (!looked) throw refuse.linkInvalid(SESSION_TEXTS.badLink);
  const take = async () => {
    await accounts.lock(strapi, looked.memberId);
    return undoChange(strapi, token);
  };
  const attempt = () => transaction(strapi, take, { changes: [looked.memberId] });
  const undone = await attempt().catch((error: unknown) => {
    // Someone has just taken the address; the second attempt finds them.
    if (isUniqueViolation(error)) return attempt();
    throw error;
  });
  evictMember(looked.memberId);
  return undone;
}
