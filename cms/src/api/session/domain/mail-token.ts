import type { Core } from '@strapi/strapi';
import { INVITATION_DAYS } from '@hearthside/contract/invitation';
import { hashSecret, makeSecret } from './secret';

const UID = 'api::session.mail-token';

export type Purpose = 'confirm_email' | 'change_email' | 'reset_password' | 'invitation';

const HOUR = 3_600_000;
/** How long a link holds. */
const LIFE: Record<Purpose, number> = {
  confirm_email: 48 * HOUR,
  change_email: 48 * HOUR,
  reset_password: HOUR,
  invitation: INVITATION_DAYS * 24 * HOUR,
};

/** The secrets behind mailed links: kept as hashes, good once, for one purpose. */
export function mailTokens(strapi: Core.Strapi) {
  const query = () => strapi.db.query(UID);

  /** What a token stands for, if it still holds. */
  async function look(token: string, purposes: Purpose[]) {
    const where = {
      tokenHash: hashSecret(token),
      purpose: { $in: purposes },
      expiresAt: { $gt: new Date() },
    };
    const row = await query().findOne({ where, populate: { member: { select: ['id'] } } });
    if (!row?.member) return null;
    return {
      id: row.id as number,
      memberId: row.member.id as number,
      purpose: row.purpose as Purpose,
    };
  }

  return {
    look,

    /** A new token; earlier ones of the same purpose stop working. */
    async issue(
      memberId: number,
      purpose: Purpose,
      expiresAt = new Date(Date.now() + LIFE[purpose]),
    ): Promise<string> {
      const token = makeSecret();
      await query().deleteMany({ where: { member: memberId, purpose } });
      await query().create({
        data: { tokenHash: hashSecret(token), member: memberId, purpose, expiresAt },
      });
      return token;
    },

    /** Uses a token up. Of two callers at once only one gets it, because only one deletes its row. */
    async claim(token: string, purposes: Purpose[]) {
      const found = await look(token, purposes);
      if (!found) return null;
      const { count } = await query().deleteMany({ where: { id: found.id } });
      return count === 1 ? found : null;
    },

    /** Ends all links of a member, once their password is another. */
    forget: (memberId: number) => query().deleteMany({ where: { member: memberId } }),

    /** Deletes what has expired. */
    sweep: (now: Date) => query().deleteMany({ where: { expiresAt: { $lt: now } } }),
  };
}
