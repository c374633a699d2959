/**
 * Sessions in the database. A refresh token is `sessionId.secret`. Only the hash of the newest secret is stored, so
 * renewing is one conditional update that two callers can't both win, and the use of an older secret reveals a copied
 * token (RFC 9700 §4.14.2). Each secret is derived from the one before with a key of the server. So for a few seconds
 * a client that missed the answer, or asked twice at once, gets the same one again.
 */
import type { Core } from '@strapi/strapi';
import { SESSION, type SessionListItem } from '@hearthside/contract/session/endpoints';
import { evictMember } from '../../../auth/member-cache';
import { DAY_MS, daysAfter } from '../../../text/days';
import { deviceName } from '../rules/device';
import { hashSecret, makeSecret, secretAfter } from '../rules/secret';

const UID = 'api::session.session';

/** Where a request comes from. */
export interface RequestOrigin {
  address: string;
  userAgent: string | undefined;
  /** The cookie that identifies known devices. */
  deviceCookie?: string | undefined;
  /** The cookie of devices that are asked for the password alone. */
  trustedCookie?: string | undefined;
}

interface SessionRow {
  id: number;
  sessionId: string;
  secretHash: string;
  device: string;
  createdAt: string;
  lastUsedAt: string;
  endsAt: string;
  member: { id: number } | null;
}

const idleEnd = (endsAt: Date) =>
  new Date(Math.min(Date.now() + SESSION.idleDays * DAY_MS, +endsAt));

/** Whether a session was renewed to this secret a moment ago, by the same device. */
const isJustAfter = (row: SessionRow, secret: string, origin: RequestOrigin) =>
  row.secretHash === hashSecret(secret) &&
  row.device === deviceName(origin.userAgent) &&
  Date.now() - Number(new Date(row.lastUsedAt)) <= GRACE_MS;

/** How long a refresh token that was just used up may come again from the same device, in milliseconds. */
const GRACE_MS = 10_000;

const query = (strapi: Core.Strapi) => strapi.db.query(UID);

const find = (strapi: Core.Strapi, where: object): Promise<SessionRow | null> =>
  query(strapi).findOne({ where, populate: { member: { select: ['id'] } } });

/** What cookies and keys of sessions are signed with. */
export const jwtSecret = (strapi: Core.Strapi): string =>
  strapi.config.get<string>('plugin::users-permissions.jwtSecret');

async function remove(strapi: Core.Strapi, row: SessionRow | null) {
  if (!row) return;
  await query(strapi).deleteMany({ where: { id: row.id } });
  evictMember(row.member?.id ?? 0);
}

/** How many sessions a member has at the same time. Another one ends the one that was unused the longest. */
const SESSIONS_MAX = 50;

async function endOldest(strapi: Core.Strapi, memberId: number) {
  const surplus: { id: number }[] = await query(strapi).findMany({
    where: { member: memberId },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
    offset: SESSIONS_MAX - 1,
    limit: SESSIONS_MAX,
    select: ['id'],
  });
  if (surplus.length === 0) return;
  await query(strapi).deleteMany({ where: { id: { $in: surplus.map(({ id }) => id) } } });
  evictMember(memberId);
}

/** Opens a session. `provedAt` is when the member has given all that a step-up would ask of them. */
export async function open(
  strapi: Core.Strapi,
  memberId: number,
  origin: RequestOrigin,
  provedAt: Date | null,
) {
  const sessionId = makeSecret().slice(0, 22);
  const secret = makeSecret();
  const now = new Date();
  const endsAt = daysAfter(now, SESSION.maxDays);
  await endOldest(strapi, memberId);
  await query(strapi).create({
    data: {
      sessionId,
      member: memberId,
      secretHash: hashSecret(secret),
      device: deviceName(origin.userAgent),
      lastUsedAt: now,
      expiresAt: idleEnd(endsAt),
      endsAt,
      provedAt,
    },
  });
  return { sessionId, refreshToken: `${sessionId}.${secret}` };
}

/** Notes that the member has just confirmed in this session that it is them. */
export const markProved = (strapi: Core.Strapi, sessionId: string) =>
  query(strapi).updateMany({ where: { sessionId }, data: { provedAt: new Date() } });

/** The next refresh token, or null if it is unknown, expired, or was used before, which ends the session. */
export async function renew(strapi: Core.Strapi, refreshToken: string, origin: RequestOrigin) {
  const [sessionId = '', secret = ''] = refreshToken.split('.');
  const living = { sessionId, expiresAt: { $gt: new Date() } };
  const row = await find(strapi, living);
  if (!row?.member) return null;
  const next = secretAfter(jwtSecret(strapi), secret);
  const renewed = {
    memberId: row.member.id,
    sessionId,
    refreshToken: `${sessionId}.${next}`,
  };
  const { count } = await query(strapi).updateMany({
    where: { id: row.id, secretHash: hashSecret(secret) },
    data: {
      secretHash: hashSecret(next),
      lastUsedAt: new Date(),
      expiresAt: idleEnd(new Date(row.endsAt)),
    },
  });
  if (count === 1) return renewed;
  // Read again, because a concurrent request may have just renewed it.
  const now = await find(strapi, living);
  if (now && isJustAfter(now, next, origin)) return renewed;
  await remove(strapi, row);
  return null;
}

export async function list(
  strapi: Core.Strapi,
  memberId: number,
  current: string,
): Promise<SessionListItem[]> {
  const rows: SessionRow[] = await query(strapi).findMany({
    where: { member: memberId, expiresAt: { $gt: new Date() } },
    orderBy: { lastUsedAt: 'desc' },
    limit: 100,
  });
  return rows.map(({ sessionId, device, createdAt, lastUsedAt }) => ({
    sessionId,
    device,
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: new Date(lastUsedAt).toISOString(),
    current: sessionId === current,
  }));
}

/** On how many devices a member is signed in. */
export const countSessions = (strapi: Core.Strapi, memberId: number): Promise<number> =>
  query(strapi).count({ where: { member: memberId, expiresAt: { $gt: new Date() } } });

export async function lastOpened(strapi: Core.Strapi, memberId: number): Promise<Date | null> {
  const row: { createdAt: string } | null = await query(strapi).findOne({
    where: { member: memberId },
    select: ['createdAt'],
    orderBy: { createdAt: 'desc' },
  });
  return row && new Date(row.createdAt);
}

/** Ends the session of a refresh token. A guessed secret ends none. */
export async function endByToken(strapi: Core.Strapi, refreshToken: string) {
  const [sessionId = '', secret = ''] = refreshToken.split('.');
  await remove(strapi, await find(strapi, { sessionId, secretHash: hashSecret(secret) }));
}

export const endById = async (strapi: Core.Strapi, sessionId: string) =>
  remove(strapi, await find(strapi, { sessionId }));

/** Ends a member's own session; false if they have none with that id. */
export async function endOwn(
  strapi: Core.Strapi,
  memberId: number,
  sessionId: string,
): Promise<boolean> {
  const row = await find(strapi, { sessionId, member: memberId });
  await remove(strapi, row);
  return row !== null;
}

/** Ends all sessions of a member, or all but one. */
export async function endAll(strapi: Core.Strapi, memberId: number, except?: string) {
  const where = { member: memberId, ...(except && { sessionId: { $ne: except } }) };
  await query(strapi).deleteMany({ where });
  evictMember(memberId);
}

/** Deletes what has expired. */
export const sweep = (strapi: Core.Strapi, now: Date) =>
  query(strapi).deleteMany({ where: { expiresAt: { $lt: now } } });
