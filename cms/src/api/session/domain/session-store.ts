import type { Core } from '@strapi/strapi';
import { SESSION, type SessionListItem } from '@hearthside/contract/session';
import { forgetMember } from '../../../access/member-cache';
import { DAY_MS, daysAfter } from '../../../days';
import { deviceName } from './device';
import { hashSecret, makeSecret } from './secret';

const UID = 'api::session.session';

/** Where a request comes from. */
export interface Caller {
  address: string;
  userAgent: string | undefined;
}

interface SessionRow {
  id: number;
  sessionId: string;
  device: string;
  createdAt: string;
  lastUsedAt: string;
  endsAt: string;
  member: { id: number } | null;
}

const idleEnd = (endsAt: Date) =>
  new Date(Math.min(Date.now() + SESSION.idleDays * DAY_MS, +endsAt));

/**
 * Sessions in the database. A refresh token is `sessionId.secret`; only the newest secret's hash is
 * kept, so renewing is one conditional update that two callers can't both win, and an older secret
 * gives the copy away (RFC 9700 §4.14.2).
 */
export function sessionStore(strapi: Core.Strapi) {
  const query = () => strapi.db.query(UID);
  const find = (where: object): Promise<SessionRow | null> =>
    query().findOne({ where, populate: { member: { select: ['id'] } } });

  async function remove(row: SessionRow | null) {
    if (!row) return;
    await query().deleteMany({ where: { id: row.id } });
    forgetMember(row.member?.id ?? 0);
  }

  return {
    async open(memberId: number, caller: Caller) {
      const sessionId = makeSecret().slice(0, 22);
      const secret = makeSecret();
      const now = new Date();
      const endsAt = daysAfter(now, SESSION.maxDays);
      await query().create({
        data: {
          sessionId,
          member: memberId,
          secretHash: hashSecret(secret),
          device: deviceName(caller.userAgent),
          lastUsedAt: now,
          expiresAt: idleEnd(endsAt),
          endsAt,
        },
      });
      return { sessionId, refreshToken: `${sessionId}.${secret}` };
    },

    /** The next refresh token, or null: unknown, expired, or used before, which ends the session. */
    async renew(refreshToken: string) {
      const [sessionId = '', secret = ''] = refreshToken.split('.');
      const row = await find({ sessionId, expiresAt: { $gt: new Date() } });
      if (!row?.member) return null;
      const next = makeSecret();
      const { count } = await query().updateMany({
        where: { id: row.id, secretHash: hashSecret(secret) },
        data: {
          secretHash: hashSecret(next),
          lastUsedAt: new Date(),
          expiresAt: idleEnd(new Date(row.endsAt)),
        },
      });
      if (count !== 1) {
        await remove(row);
        return null;
      }
      return { memberId: row.member.id, sessionId, refreshToken: `${sessionId}.${next}` };
    },

    async list(memberId: number, current: string): Promise<SessionListItem[]> {
      const rows: SessionRow[] = await query().findMany({
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
    },

    async lastOpened(memberId: number): Promise<Date | null> {
      const row: { createdAt: string } | null = await query().findOne({
        where: { member: memberId },
        select: ['createdAt'],
        orderBy: { createdAt: 'desc' },
      });
      return row && new Date(row.createdAt);
    },

    /** Ends the session of a refresh token; a guessed secret ends nobody's. */
    async endByToken(refreshToken: string) {
      const [sessionId = '', secret = ''] = refreshToken.split('.');
      await remove(await find({ sessionId, secretHash: hashSecret(secret) }));
    },

    endById: async (sessionId: string) => remove(await find({ sessionId })),

    /** Ends a member's own session; false where they have none of that id. */
    async endOwn(memberId: number, sessionId: string): Promise<boolean> {
      const row = await find({ sessionId, member: memberId });
      await remove(row);
      return row !== null;
    },

    /** Ends all sessions of a member, or all but one. */
    async endAll(memberId: number, except?: string) {
      const where = { member: memberId, ...(except && { sessionId: { $ne: except } }) };
      await query().deleteMany({ where });
      forgetMember(memberId);
    },

    /** Deletes what has expired. */
    sweep: (now: Date) => query().deleteMany({ where: { expiresAt: { $lt: now } } }),
  };
}
