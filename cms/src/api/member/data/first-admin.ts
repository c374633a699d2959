import type { Core } from '@strapi/strapi';
import { memberKeys, type KeyedMember } from '../../../text/member-keys';
import { MEMBER_UID } from '../../../auth/member-uid';
import { AddressReserved } from '../../session/data/accounts';
import * as mailToken from '../../session/data/mail-token';
import { isNeverChosen, neverChosen } from '../../session/rules/password-hash';
import { transaction } from '../../../db/transaction';
import { forgotPassword } from '../../session/services/session';
import { isUniqueViolation } from '../../../http/answer-for';
import { lockKeys, lockMembers } from '../../../db/lock-row';
import { adminIds } from '../../../auth/member-access';
import { createMember } from '../../session/data/new-member';

type Admin = KeyedMember & { id: number; password: string | null; lastSignInAt: unknown };

const NAME = { firstName: 'First', lastName: 'Admin' };

/** The current admins, and whether one of them has ever chosen a password. */
async function adminsNow(strapi: Core.Strapi) {
  const ids = await adminIds(strapi);
  // Someone may be choosing a password on another server right now.
  await lockMembers(strapi, ids);
  const admins: Admin[] = await strapi.db
    .query(MEMBER_UID)
    .findMany({ where: { id: { $in: ids } }, orderBy: 'id' });
  // Undoing a change of address voids a password, even of a member who has signed in before.
  const isOwned = admins.some((one) => one.lastSignInAt || !isNeverChosen(one.password ?? ''));
  return { isOwned, waiting: admins[0] };
}

/** Creates the account, or moves the waiting one to the address. Returns whether a link has to be mailed. */
async function prepareAccount(strapi: Core.Strapi, email: string): Promise<boolean> {
  const { isOwned, waiting } = await adminsNow(strapi);
  if (isOwned) return false;
  if (!waiting) {
    const who = { ...NAME, email, phoneNumber: '', passwordHash: neverChosen() };
    const as = { role: 'admin', confirmed: true, verified: true } as const;
    await createMember(strapi, { ...who, ...as });
    strapi.log.info(`ADMIN_EMAIL: ${email} is the first admin.`);
    return true;
  }
  // A link is valid for an hour. After that, the next start mails another.
  if (waiting.email === email)
    return !(await mailToken.isWaiting(strapi, waiting.id, 'reset_password'));
  if (await mailToken.isReserved(strapi, email)) throw new AddressReserved();
  await strapi.db.query(MEMBER_UID).update({
    where: { id: waiting.id },
    data: { email, username: email, ...memberKeys({ ...waiting, ...NAME, email }) },
  });
  await mailToken.revokeLinks(strapi, waiting.id);
  strapi.log.info(
    `ADMIN_EMAIL: no one at ${waiting.email} has chosen a password; the first admin is ${email} now.`,
  );
  return true;
}

/**
 * Every admin is made by an admin (ruling 2), except the first. Until some admin has chosen a password, the owner of
 * `ADMIN_EMAIL` has the account and an email with a link to choose one. This way a mistyped address can be corrected.
 */
export async function ensureFirstAdmin(strapi: Core.Strapi, email: string | undefined) {
  if (!email) return;
  try {
    const isNew = await transaction(strapi, async () => {
      // If two servers start at once, one creates the account and mails the link, and the other finds the account.
      await lockKeys(strapi, 'member', ['first admin']);
      return prepareAccount(strapi, email);
    });
    if (!isNew) return;
  } catch (error) {
    if (!isUniqueViolation(error) && !(error instanceof AddressReserved)) throw error;
    // The address belongs to a member who is not an admin, and it stays theirs.
    strapi.log.warn(`ADMIN_EMAIL: ${email} has an account already; no admin was made.`);
    return;
  }
  await forgotPassword(strapi, email, {
    address: 'the server itself',
    userAgent: undefined,
  });
  strapi.log.info(`ADMIN_EMAIL: a link to choose a password was mailed to ${email}.`);
}
