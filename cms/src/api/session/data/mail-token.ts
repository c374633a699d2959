/** The secrets in mailed links: stored as hashes, valid once, for one purpose. */
import type { Core } from '@strapi/strapi';
import { INVITATION_DAYS } from '@hearthside/contract/member/invitations';
import { DENY_SIGN_IN_DAYS, UNDO_EMAIL_DAYS } from '@hearthside/contract/session/endpoints';
import { SECOND_FACTOR } from '@hearthside/contract/session/second-factor';
import { hashSecret, makeSecret } from '../rules/secret';

const UID = 'api::session.mail-token';

export type Purpose =
  | 'confirm_email'
  | 'change_email'
  | 'reset_password'
  | 'invitation'
  | 'undo_email_change'
  | 'deny_sign_in'
  | 'confirm_factor_reset';

const HOUR = 3_600_000;
/** How long a link is valid. */
const LIFE: Record<Purpose, number> = {
  confirm_email: 48 * HOUR,
  change_email: 48 * HOUR,
  reset_password: HOUR,
  invitation: INVITATION_DAYS * 24 * HOUR,
  undo_email_change: UNDO_EMAIL_DAYS * 24 * HOUR,
  deny_sign_in: DENY_SIGN_IN_DAYS * 24 * HOUR,
  confirm_factor_reset: SECOND_FACTOR.resetHours * HOUR,
};

const query = (strapi: Core.Strapi) => strapi.db.query(UID);

/** What a token stands for, if it is still valid. */
export async function look(strapi: Core.Strapi, token: string, purposes: Purpose[]) {
  const where = {
    tokenHash: hashSecret(token),
    purpose: { $in: purposes },
    expiresAt: { $gt: new Date() },
  };
  const row = await query(strapi).findOne({ where, populate: { member: { select: ['id'] } } });
  if (!row?.member) return null;
  return {
    id: row.id as number,
    memberId: row.member.id as number,
    purpose: row.purpose as Purpose,
    address: row.address as string | null,
    device: row.device as string | null,
  };
}

/** A new token; earlier ones of the same purpose stop working. */
export async function issue(
  strapi: Core.Strapi,
  memberId: number,
  purpose: Purpose,
  expiresAt = new Date(Date.now() + LIFE[purpose]),
): Promise<string> {
  const token = makeSecret();
  await query(strapi).deleteMany({ where: { member: memberId, purpose } });
  await query(strapi).create({
    data: { tokenHash: hashSecret(token), member: memberId, purpose, expiresAt },
  });
  return token;
}

/** Uses up a token. Of two concurrent callers only one gets it, because only one deletes its row. */
export async function claim(strapi: Core.Strapi, token: string, purposes: Purpose[]) {
  const found = await look(strapi, token, purposes);
  if (!found) return null;
  const { count } = await query(strapi).deleteMany({ where: { id: found.id } });
  return count === 1 ? found : null;
}

/** Ends the links of a member for one purpose. */
export const end = (strapi: Core.Strapi, memberId: number, purpose: Purpose) =>
  query(strapi).deleteMany({ where: { member: memberId, purpose } });

/**
 * A link with which the owner of a former address undoes the change. Earlier ones stay valid. As long as it is valid,
 * the address is reserved for its owner.
 */
export async function issueUndo(
  strapi: Core.Strapi,
  memberId: number,
  address: string,
): Promise<string> {
  const token = makeSecret();
  const purpose: Purpose = 'undo_email_change';
  const expiresAt = new Date(Date.now() + LIFE[purpose]);
  const data = { tokenHash: hashSecret(token), member: memberId, purpose, address, expiresAt };
  await query(strapi).create({ data });
  return token;
}

/** A link with which a member says that a sign-in on this device was not theirs. Those about others stay valid. */
export async function issueDenial(
  strapi: Core.Strapi,
  memberId: number,
  device: string,
): Promise<string> {
  const token = makeSecret();
  const purpose: Purpose = 'deny_sign_in';
  const expiresAt = new Date(Date.now() + LIFE[purpose]);
  const data = { tokenHash: hashSecret(token), member: memberId, purpose, device, expiresAt };
  await query(strapi).create({ data });
  return token;
}

/**
 * Ends the links that undo changes made after the one that is being undone. Whoever had taken over the account
 * received those links, and could take it over again.
 */
export async function outrankUndos(
  strapi: Core.Strapi,
  memberId: number,
  { id, address }: { id: number; address: string },
) {
  const rows: { id: number }[] = await query(strapi).findMany({
    where: { member: memberId, purpose: 'undo_email_change', address: { $ne: address } },
    select: ['id'],
  });
  const later = rows.map((row) => row.id).filter((other) => other > id);
  await query(strapi).deleteMany({ where: { id: { $in: later } } });
}

/** Whether a valid link for this purpose waits for the member. */
export const isWaiting = async (
  strapi: Core.Strapi,
  memberId: number,
  purpose: Purpose,
): Promise<boolean> =>
  (await query(strapi).count({
    where: { member: memberId, purpose, expiresAt: { $gt: new Date() } },
  })) > 0;

/** Whether an address is reserved for its former owner, unless that is this member. */
export async function isReserved(
  strapi: Core.Strapi,
  address: string,
  memberId?: number,
): Promise<boolean> {
  const where = { address, purpose: 'undo_email_change', expiresAt: { $gt: new Date() } };
  const rows = await query(strapi).findMany({ where, populate: { member: { select: ['id'] } } });
  // An address whose owner has been erased is free.
  return rows.some(({ member }) => member && member.id !== memberId);
}

/** Ends all links of a member, except those that undo a change of address. */
export const revokeLinks = (strapi: Core.Strapi, memberId: number) =>
  query(strapi).deleteMany({ where: { member: memberId, purpose: { $ne: 'undo_email_change' } } });

/**
 * The same after their password has changed or their account was closed, and except those that deny a sign-in. Both are
 * for the case that someone else knows the password. The link that confirms a reset of the second factor stays too: it
 * opens nothing, whoever lost both needs both mails in any order, and the reset takes effect by itself after a day.
 */
export const revokeLinksThatOpen = (strapi: Core.Strapi, memberId: number) => {
  const kept: Purpose[] = ['undo_email_change', 'deny_sign_in', 'confirm_factor_reset'];
  return query(strapi).deleteMany({ where: { member: memberId, purpose: { $notIn: kept } } });
};

/** Deletes every link of a member who is erased, including those that name an earlier address. */
export const erase = (strapi: Core.Strapi, memberId: number) =>
  query(strapi).deleteMany({ where: { member: memberId } });

/** Deletes what has expired. */
export const sweep = (strapi: Core.Strapi, now: Date) =>
  query(strapi).deleteMany({ where: { expiresAt: { $lt: now } } });
