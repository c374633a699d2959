import type { Core } from '@strapi/strapi';
import type { PageQuery } from '@hearthside/contract/list';
import type { Dependent } from '@hearthside/contract/user';
import { TRASH_DAYS } from '@hearthside/contract/user';
import type { HistoryAction } from '@hearthside/contract/history';
import { lockMembers, lockRow } from '../../../access/lock-row';
import { loggedError } from '../../../access/logged-error';
import { evictMember, type Member } from '../../../access/member-cache';
import { Refusal, refuse } from '../../../access/refuse';
import { invalidateCounts } from '../../../access/cached-count';
import { daysAfter } from '../../../days';
import { transaction } from '../../../db/transaction';
import { eraseMails } from '../../../notify/mail-queue';
import { services } from '../../../services';
import { subjects, subjectsFromTheTop } from '../../../subject';
import { erasedWords, mailedWords } from './erased-words';
import { memberAccess } from './member-access';
import { aboutMember } from './member-name';
import { toTrashedUser, toUserListItem, type WholeMember } from './member-row';
import { MEMBER_UID } from './member-uid';
import { wholePage } from './whole-page';

/** Animals are told of before everything else: somebody has to take them over. */
const animalsFirst = ({ kind }: Dependent) => (kind === 'pets' || kind === 'care' ? 0 : 1);

/** Deleting a member: into the trash, back out of it, and for good. */
export function trash(strapi: Core.Strapi) {
  const { rowOf, joinedRowOf } = memberAccess(strapi);
  const query = () => strapi.db.query(MEMBER_UID);

  const record = (by: number | null, row: WholeMember, action: HistoryAction) =>
    services(strapi).history.record({ by, action, about: aboutMember(row) });

  /** A member who is in the trash; everybody else looks like nobody. */
  async function trashedRowOf(id: number): Promise<WholeMember> {
    const row = await rowOf(id);
    if (!row.deletedAt) throw refuse.notFound('This user is not in the trash.');
    return row;
  }

  /** Erases a member within a transaction; tells the picture whose bytes are left, if any. */
  async function eraseRow(by: number | null, id: number, deletedBefore?: Date) {
    await lockRow(strapi, 'up_users', id, { toDelete: true });
    const row = await trashedRowOf(id);
    // Brought back and deleted anew: their days begin again.
    if (deletedBefore && new Date(row.deletedAt ?? 0) >= deletedBefore) return null;
    await record(by, row, 'erased');
    const words = await erasedWords(strapi, row);
    for (const { eraseMember } of subjectsFromTheTop()) await eraseMember?.(strapi, { id, words });
    await eraseMails(strapi, id, mailedWords(words, row));
    await query().delete({ where: { id } });
    return row.pictureId;
  }

  /** Erases a member and what hangs on them; the history stays. */
  async function erase(by: number | null, id: number, deletedBefore?: Date) {
    const pictureId = await transaction(strapi, () => eraseRow(by, id, deletedBefore), {
      changes: [id],
    });
    // The bytes last: they can't come back where the rest has failed.
    await services(strapi).file.discard([pictureId]);
  }

  return {
    erase,

    /** What hangs on a member, of every subject that knows them. */
    async belongings(id: number): Promise<{ belongings: Dependent[] }> {
      await joinedRowOf(id);
      const asked = subjects().flatMap(({ dependents }) => dependents);
      const all = await Promise.all(asked.map((dependentsOf) => dependentsOf(strapi, id)));
      const found = all.filter(({ count }) => count > 0);
      return { belongings: found.sort((one, other) => animalsFirst(one) - animalsFirst(other)) };
    },

    /** Signs a member out for good and hides them everywhere; for 30 days they can be brought back. */
    async remove(admin: Member, id: number, successorId?: number) {
      await joinedRowOf(id);
      if (id === admin.id) throw refuse.conflict('You can’t delete yourself.');
      const work = async () => {
        await lockMembers(strapi, [id, successorId ?? null]);
        const row = await joinedRowOf(id);
        if (successorId !== undefined) {
          await services(strapi).pet.handOver(admin.id, id, successorId);
        }
        const deletedBy = await services(strapi).member.nameOf(admin.id);
        const data = { deletedAt: new Date(), deletedBy, pendingEmail: null };
        await query().update({ where: { id }, data });
        await services(strapi).session.revokeAccess(id);
        await record(admin.id, row, 'deleted');
      };
      await transaction(strapi, work, { changes: [id] });
      evictMember(id);
      // Their submissions and their membership go and come with them.
      invalidateCounts('form');
      invalidateCounts('membership');
      return toTrashedUser(await rowOf(id));
    },

    /** Brings a member back as they were: role, verification, trusts, password. */
    async restore(admin: Member, id: number) {
      await trashedRowOf(id);
      const work = async () => {
        await lockRow(strapi, 'up_users', id);
        const row = await trashedRowOf(id);
        await query().update({ where: { id }, data: { deletedAt: null, deletedBy: null } });
        await record(admin.id, row, 'restored');
        await services(strapi).donation.nameEarlierGifts(row.email);
      };
      await transaction(strapi, work, { changes: [id] });
      evictMember(id);
      // Their submissions and their membership go and come with them.
      invalidateCounts('form');
      invalidateCounts('membership');
      return toUserListItem(await rowOf(id));
    },

    /** A page of the trash, the latest first. */
    async trash(asked: PageQuery) {
      const { rows, pagination } = await wholePage(strapi, asked, 'u.deleted_at', () => undefined);
      return { users: rows.map(toTrashedUser), pagination };
    },

    /** Erases whoever has been in the trash for 30 days. */
    async sweepTrash(now = new Date()) {
      const before = daysAfter(now, -TRASH_DAYS);
      const due = await query().findMany({
        where: { deletedAt: { $notNull: true, $lt: before } },
        select: ['id'],
      });
      for (const { id } of due as { id: number }[]) {
        await erase(null, id, before).catch((error) => {
          // Somebody has brought them back, or another server was faster.
          if (error instanceof Refusal && error.status === 404) return;
          // The next one's turn all the same; this one's comes again tomorrow.
          strapi.log.warn(`Member ${id} could not be erased: ${loggedError(error)}`);
        });
      }
    },
  };
}
