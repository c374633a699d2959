/** Reads and writes accounts. */
import type { Core } from '@strapi/strapi';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { countAttempt } from '../../../auth/attempts';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { Refusal, refuse } from '../../../http/refuse';
import { MEMBER_UID } from '../../../auth/member-uid';
import { daysAfter } from '../../../text/days';
import { forEachIndependently } from '../../../jobs/for-each-independently';
import * as office from '../../../office/office';
import { mayComeBack } from '../../../subject-hooks';
import type { KeyedMember } from '../../../text/member-keys';
import { aboutMember } from '../../../text/member-name';
import * as historyService from '../../history/services/history';
import { isCommonPassword } from './common-passwords';

/** The parts of a member that matter for signing in. */
export interface Account extends KeyedMember {
  id: number;
  pendingEmail: string | null;
  password: string;
  confirmed: boolean;
  blocked: boolean;
  /** Since when an admin has suspended them, and from which day on they can sign in again, if a day was set. */
  suspendedAt: string | null;
  suspendedUntil: string | null;
  /** Set while they are archived. */
  archivedAt: string | null;
  /** Set while the account is in the trash. */
  deletedAt: string | null;
  /** Null before the first sign-in, and where that could not be noted. */
  lastSignInAt: string | null;
  lastSeenAt: string | null;
  /** Known devices are known by it; null until no device was to be known any longer. */
  deviceSeed: string | null;
  /** Set if an admin invited them. Until they are confirmed they have no password. */
  invitedAt: string | null;
}

/** The conditions for signing in. */
export const ACTIVE = { blocked: false, deletedAt: null };

const query = (strapi: Core.Strapi) => strapi.db.query(MEMBER_UID);

export const find = (strapi: Core.Strapi, where: object): Promise<Account | null> =>
  query(strapi).findOne({ where });

/** The same, and locks the account until the transaction ends, so that what was read stays true. */
export async function lock(
  strapi: Core.Strapi,
  id: number,
  where: object = {},
): Promise<Account | null> {
  await lockRow(strapi, 'up_users', id);
  return query(strapi).findOne({ where: { ...where, id } });
}

/** The accounts that wait for this address to be confirmed in place of theirs: usually one, and never many. */
export const findWaitingFor = (strapi: Core.Strapi, email: string): Promise<{ id: number }[]> =>
  query(strapi).findMany({
    where: { pendingEmail: email, ...ACTIVE },
    orderBy: { id: 'asc' },
    limit: 3,
    select: ['id'],
  });

/**
 * The account, unless it was deleted. One that its member has closed counts as theirs until it is erased: whoever has
 * their password can close it too, and the ways to take an account back must not end with that.
 */
export const unlessDeleted = async (strapi: Core.Strapi, found: Account | null) =>
  found?.deletedAt && !(await mayComeBack(strapi, found.id)) ? null : found;

export const change = (strapi: Core.Strapi, id: number, data: object) =>
  query(strapi).update({ where: { id }, data });

/**
 * Changes an account only while its password is the one that was read and nobody has blocked, deleted or reopened it.
 * Returns whether it was changed.
 */
export async function changeWhile(
  strapi: Core.Strapi,
  { id, password, deletedAt }: Account,
  data: object,
): Promise<boolean> {
  const where = { id, password, blocked: false, deletedAt: deletedAt && { $notNull: true } };
  const { count } = await query(strapi).updateMany({ where, data });
  return count === 1;
}

/**
 * Records that a member signs in, unless something has locked their row at this moment, as a list of gifts does:
 * signing in must not wait for others. A sign-in that is not recorded is known from the session (`lastOpened`).
 */
export function noteSignIn(strapi: Core.Strapi, id: number) {
  const now = new Date();
  return updateUnlessLocked(strapi, { id }, { last_sign_in_at: now, last_seen_at: now });
}

/** Records once a day that a member uses the portal, unless something has locked their row at this moment. */
export async function noteSeen(strapi: Core.Strapi, { id, lastSeenAt }: Account) {
  const now = new Date();
  if (lastSeenAt !== null && daysAfter(new Date(lastSeenAt), 1) > now) return;
  await updateUnlessLocked(strapi, { id }, { last_seen_at: now });
}

/**
 * Stores the same password at a new cost, unless something has locked the row at this moment. Then the next sign-in
 * tries again, so that signing in never waits.
 */
export const keepHash = (strapi: Core.Strapi, { id, password }: Account, hash: string) =>
  updateUnlessLocked(strapi, { id, password }, { password: hash });

const updateUnlessLocked = (strapi: Core.Strapi, where: object, data: object) =>
  runQuery(strapi, (knex) => {
    const rows = knex('up_users').where(where).select('id');
    const isPostgres = strapi.db.dialect.client === 'postgres';
    return knex('up_users')
      .whereIn('id', isPostgres ? rows.forNoKeyUpdate().skipLocked() : rows)
      .update(data);
  });

/** Records the sign-in of a session that ends. The caller has locked the member. */
export const keepSignIn = (strapi: Core.Strapi, id: number, at: Date) =>
  runQuery(strapi, (knex) =>
    knex('up_users')
      .where({ id })
      .where((known) => known.whereNull('last_sign_in_at').orWhere('last_sign_in_at', '<', at))
      .update({ last_sign_in_at: at }),
  );

/** Accounts that have not been confirmed since then, neither since joining nor since the latest invitation. */
const registered = (before: Date) => ({
  confirmed: false,
  createdAt: { $lt: before },
  invitedAt: null,
});
const invited = (before: Date) => ({ ...registered(before), invitedAt: { $lt: before } });

/** Deletes an account whose invitation nobody has accepted, unless somebody has accepted or renewed it meanwhile. */
const deleteInvited = (strapi: Core.Strapi, id: number, before: Date) =>
  transaction(strapi, async () => {
    await lockRow(strapi, 'up_users', id, { toDelete: true });
    const row: Account | null = await query(strapi).findOne({ where: { ...invited(before), id } });
    if (!row) return;
    await query(strapi).delete({ where: { id } });
    // The office looks for whom it has invited.
    const about = aboutMember(row);
    await historyService.record(strapi, { by: null, action: 'withdrawn', about });
  });

/** Deletes accounts that have not been confirmed since then. The history tells which of them were invited. */
export async function deleteUnconfirmed(strapi: Core.Strapi, before: Date): Promise<void> {
  await query(strapi).deleteMany({ where: registered(before) });
  const due: { id: number }[] = await query(strapi).findMany({
    where: invited(before),
    select: ['id'],
  });
  const name = ({ id }: { id: number }) => `Removing the invitation of member ${id}`;
  await forEachIndependently(strapi, due, name, ({ id }) => deleteInvited(strapi, id, before));
}

/** Refuses an address that is reserved for the member it belonged to until a few days ago. */
export class AddressReserved extends Refusal {
  constructor() {
    const { emailReserved } = SESSION_TEXTS;
    super(409, emailReserved, { code: 'EMAIL_TAKEN', details: { email: emailReserved } });
  }
}

/** Refuses a password that is easy to guess for someone who knows the member or the organization. */
export async function checkStrength(
  strapi: Core.Strapi,
  password: string,
  { email, firstName, lastName }: Pick<Account, 'email' | 'firstName' | 'lastName'>,
) {
  const { organisationName } = await office.read(strapi);
  if (!isCommonPassword(password, [email, firstName, lastName, organisationName])) return;
  throw refuse.badInput(SESSION_TEXTS.commonPassword, { password: SESSION_TEXTS.commonPassword });
}

/** Whether one more email to this address, or about this account, is reasonable. The caller is not told. */
export async function mayMail(
  limit: 'mail_by_account' | 'proof_by_receiver' | 'new_device_by_account',
  key: string,
): Promise<boolean> {
  try {
    await countAttempt(limit, key);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
