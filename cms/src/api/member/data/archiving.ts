/** Archives members who have left, and restores them (docs/decisions/097). */
import type { Core } from '@strapi/strapi';
import type { Archiving } from '@hearthside/contract/member/account';
import { joinedRowOf } from '../../../auth/member-access';
import { evictMember, type Member } from '../../../auth/member-cache';
import { accountStateOf } from '../../../auth/member-row';
import { MEMBER_UID } from '../../../auth/member-uid';
import { nameOf } from '../../../auth/members';
import { lockMembers } from '../../../db/lock-row';
import { transaction } from '../../../db/transaction';
import { refuse } from '../../../http/refuse';
import { aboutMember } from '../../../text/member-name';
import * as historyService from '../../history/services/history';
import { revokeAccess } from '../../session/services/session';
import { notOwnAccount } from './suspensions';

const NOT_ARCHIVED = {
  archivedAt: null,
  archivedFrom: null,
  archivedReason: null,
  archivedBy: null,
};

const query = (strapi: Core.Strapi) => strapi.db.query(MEMBER_UID);

/**
 * Archives a member: they are signed out at once, can't sign in and are in no list that members or the office choose
 * from. Everything of theirs stays. How the account stood before is written down, for the way back. Archiving an
 * archived member changes nothing.
 * @returns whether this has archived them
 * @throws 409 for oneself, so that there is always an admin left
 */
export async function archive(
  strapi: Core.Strapi,
  admin: Member,
  id: number,
  { reason }: Archiving,
): Promise<boolean> {
  await joinedRowOf(strapi, id);
  notOwnAccount(admin, id, 'archive yourself');
  const work = async () => {
    await lockMembers(strapi, [id]);
    const row = await joinedRowOf(strapi, id);
    const before = accountStateOf(row);
    if (before === 'archived') return false;
    const data = {
      blocked: true,
      archivedAt: new Date(),
      archivedFrom: before,
      archivedReason: reason,
      archivedBy: await nameOf(strapi, admin.id),
    };
    await query(strapi).update({ where: { id }, data });
    await revokeAccess(strapi, id);
    const about = aboutMember(row);
    await historyService.record(strapi, { by: admin.id, action: 'archived', about, reason });
    return true;
  };
  const isNew = await transaction(strapi, work, { changes: [id] });
  evictMember(id);
  return isNew;
}

/**
 * Restores an archived member as they were: a suspension or a lock from before holds again.
 * @throws 409 for somebody who is not archived
 */
export async function unarchive(strapi: Core.Strapi, admin: Member, id: number) {
  await joinedRowOf(strapi, id);
  notOwnAccount(admin, id, 'restore yourself');
  const work = async () => {
    await lockMembers(strapi, [id]);
    const row = await joinedRowOf(strapi, id);
    if (accountStateOf(row) !== 'archived') {
      throw refuse.wrongState('This account is not archived.');
    }
    const data = { ...NOT_ARCHIVED, blocked: row.archivedFrom !== 'active' };
    await query(strapi).update({ where: { id }, data });
    const about = aboutMember(row);
    await historyService.record(strapi, { by: admin.id, action: 'unarchived', about });
  };
  await transaction(strapi, work, { changes: [id] });
  evictMember(id);
}
