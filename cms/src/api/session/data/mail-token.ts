/** The secrets behind mailed links: kept as hashes, good once, for one purpose. */
import type { Core } from '@strapi/strapi';
import { INVITATION_DAYS } from '@hearthside/contract/member/invitations';
import { UNDO_EMAIL_DAYS } from '@hearthside/contract/session/endpoints';
import { hashSecret, makeSecret } from '../rules/secret';

const UID = 'api::session.mail-token';

export type Purpose =
  'confirm_email' | 'change_email' | 'reset_password' | 'invitation' | 'undo_email_change';

const HOUR = 3_600_000;
/** How long a link holds. */
const LIFE: Record<Purpose, number> = {
  confirm_email: 48 * HOUR,
  change_email: 48 * HOUR,
  reset_password: HOUR,
  invitation: INVITATION_DAYS * 24 * HOUR,
  undo_email_change: UNDO_EMAIL_DAYS * 24 * HOUR,
};

const query = (strapi: Core.Strapi) => strapi.db.query(UID);

/** What a token stands for, if it still holds. */
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

/** Uses a token up. Of two callers at once only one gets it, because only one deletes its row. */
export async function claim(strapi: Core.Strapi, token: string, purposes: Purpose[]) {
  const found = await look(strapi, token, purposes);
  if (!found) return null;
  const { count } = await query(strapi).deleteMany({ where: { id: found.id } });
  return count === 1 ? found : null;
}

/**
 * A link by which the owner of a former address takes its change back; those before it hold on. While it
 * holds, the address is kept for its owner.
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

/**
 * Ends the links that take back what came after the change which this one has taken back: whoever had taken
 * the account over was sent those, and would take it over again.
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

/** Whether a link for this purpose still waits for the member. */
export const isWaiting = async (
  strapi: Core.Strapi,
  memberId: number,
  purpose: Purpose,
): Promise<boolean> =>
  (await query(strapi).count({
    where: { member: memberId, purpose, expiresAt: { $gt: new Date() } },
  })) > 0;

/** Whether an address is kept for its former owner, if that is not this member. */
export async function isReserved(
  strapi: Core.Strapi,
  address: string,
  memberId?: number,
): Promise<boolean> {
  const where = { address, purpose: 'undo_email_change', expiresAt: { $gt: new Date() } };
  const rows = await query(strapi).findMany({ where, populate: { member: { select: ['id'] } } });
  // Whose owner has been erased is free.
  return rows.some(({ member }) => member && member.id !== memberId);
}

/**
 * Ends all links of a member, once their password is another; but not those that take a change of address
 * back, which are there for when it was not the member who chose it.
 */
export const forget = (strapi: Core.Strapi, memberId: number) =>
  query(strapi).deleteMany({ where: { member: memberId, purpose: { $ne: 'undo_email_change' } } });

/** Deletes every link of somebody who is erased, those that name an earlier address too. */
export const erase = (strapi: Core.Strapi, memberId: number) =>
  query(strapi).deleteMany({ where: { member: memberId } });

/** Deletes what has expired. */
export const sweep = (strapi: Core.Strapi, now: Date) =>
  query(strapi).deleteMany({ where: { expiresAt: { $lt: now } } });
