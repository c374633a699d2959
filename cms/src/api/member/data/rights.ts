/** What an admin grants and revokes: verification, a role, a place under Featured. */
import type { Core } from '@strapi/strapi';
import { ROLE_LABELS, type Role } from '@hearthside/contract/access';
import type { HistoryAction } from '@hearthside/contract/history/endpoints';
import { lockMembers } from '../../../db/lock-row';
import { evictMember, type Member } from '../../../auth/member-cache';
import { refuse } from '../../../http/refuse';
import { roleIdOf } from '../../../auth/roles';
import { transaction } from '../../../db/transaction';
import {
  notifyVerified,
  notifyUnverified,
  notifyRoleChanged,
  notifyFeatured,
} from '../../notification/services/notification';
import { onMemberChanged, handOver } from '../../../subject-hooks';
import * as historyService from '../../history/services/history';
import { joinedRowOf, rowOf } from '../../../auth/member-access';
import { aboutMember } from '../../../text/member-name';
import type { Moment } from '../../../text/moment';
import { roleIn, toUserListItem, type WholeMember } from '../../../auth/member-row';
import { MEMBER_UID } from '../../../auth/member-uid';

const standing = (verified: boolean) => (verified ? 'Verified' : 'Unverified');

/** A new role for a member, why, and who takes over the pets they care for. */
interface RoleChange {
  role: Role;
  reason: string;
  successorId?: number | undefined;
}

const query = (strapi: Core.Strapi) => strapi.db.query(MEMBER_UID);

const record = (
  strapi: Core.Strapi,
  admin: Member,
  row: WholeMember,
  action: HistoryAction,
  change: { field: string; from: string; to: string },
  reason?: string,
) =>
  historyService.record(strapi, {
    by: admin.id,
    action,
    about: aboutMember(row),
    changes: [change],
    reason,
  });

/** Whether a change can be undone for a few seconds, during which its mail waits. */
interface Undoable {
  mayUndo?: boolean;
}

const verifiedSince = async (strapi: Core.Strapi, id: number): Promise<Moment | null> => {
  const row: { verifiedAt: Moment | null } | null = await query(strapi).findOne({
    where: { id },
    select: ['verifiedAt'],
  });
  return row?.verifiedAt ?? null;
};

/** Changes one verification within a transaction; false if nothing changed. */
async function setVerified(
  strapi: Core.Strapi,
  admin: Member,
  id: number,
  verified: boolean,
  { mayUndo = false }: Undoable,
): Promise<boolean> {
  const row = await joinedRowOf(strapi, id);
  const now = new Date();
  const verifiedAt = verified ? now : await verifiedSince(strapi, id);
  const { count } = await query(strapi).updateMany({
    where: { id, verified: !verified, deletedAt: null },
    data: { verified, verifiedAt: verified ? now : null },
  });
  // If two admins do this at once, only one of them notifies the member.
  if (count === 0) return false;
  const change = { field: 'Verification', from: standing(!verified), to: standing(verified) };
  await record(strapi, admin, row, 'verification', change);
  if (verified) await notifyVerified(strapi, id, { at: now, mayUndo });
  else await notifyUnverified(strapi, id, verifiedAt);
  return true;
}

/** The same for many. Returns whose verification changed; members who are gone are left out. */
async function setAll(
  strapi: Core.Strapi,
  admin: Member,
  ids: readonly number[],
  verified: boolean,
  undoable: Undoable,
) {
  await lockMembers(strapi, ids);
  const changed: number[] = [];
  const rows: { id: number }[] = await query(strapi).findMany({
    where: { id: { $in: [...ids] }, confirmed: true, deletedAt: null },
    select: ['id'],
    orderBy: { id: 'asc' },
  });
  for (const { id } of rows) {
    if (await setVerified(strapi, admin, id, verified, undoable)) changed.push(id);
  }
  return changed;
}

/**
 * Changes one role within a transaction. An open request for a role is answered by it. `notify` replaces what the
 * member is told.
 */
export async function setRole(
  strapi: Core.Strapi,
  admin: Member,
  id: number,
  change: RoleChange,
  notify = (to: string) => notifyRoleChanged(strapi, id, to),
) {
  const { role, reason, successorId } = change;
  await lockMembers(strapi, [id, successorId ?? null]);
  const row = await joinedRowOf(strapi, id);
  const before = roleIn(row);
  if (before === role) return;
  if (successorId !== undefined) {
    await handOver(strapi, admin.id, id, successorId);
  }
  await query(strapi).update({ where: { id }, data: { role: roleIdOf(role) } });
  const { one: from } = ROLE_LABELS[before];
  const { one: to } = ROLE_LABELS[role];
  await record(strapi, admin, row, 'role', { field: 'Role', from, to }, reason);
  await onMemberChanged(strapi, id, { by: admin.id, before: row });
  await strapi.db.query('api::member.role-request').deleteMany({ where: { member: id } });
  await notify(to);
}

const notOneself = (admin: Member, ids: readonly number[], what: string) => {
  if (ids.includes(admin.id)) throw refuse.conflict(`You can’t change your own ${what}.`);
};

/** Puts a member under Featured or removes them. Does nothing if nothing changes. */
async function setFeatured(strapi: Core.Strapi, admin: Member, id: number, featured: boolean) {
  await joinedRowOf(strapi, id);
  await transaction(strapi, async () => {
    await lockMembers(strapi, [id]);
    const row = await joinedRowOf(strapi, id);
    if ((row.featuredAt !== null) === featured) return;
    if (featured && (!row.verified || row.blocked)) {
      throw refuse.wrongState('Only verified users can be featured.');
    }
    await query(strapi).update({
      where: { id },
      data: { featuredAt: featured ? new Date() : null },
    });
    const word = (is: boolean) => (is ? 'Yes' : 'No');
    const change = { field: 'Featured', from: word(!featured), to: word(featured) };
    await record(strapi, admin, row, 'featured', change);
    if (featured && id !== admin.id) await notifyFeatured(strapi, id);
  });
  return toUserListItem(await rowOf(strapi, id));
}

/** Verifies a member or revokes that, and notifies them. Does nothing if nothing changes. */
export async function verify(
  strapi: Core.Strapi,
  admin: Member,
  id: number,
  verified: boolean,
  undoable: Undoable = {},
) {
  await joinedRowOf(strapi, id);
  notOneself(admin, [id], 'verification');
  const work = () => setVerified(strapi, admin, id, verified, undoable);
  await transaction(strapi, work, { changes: [id] });
  evictMember(id);
  return toUserListItem(await rowOf(strapi, id));
}

/** The same for many at once, all or none. Returns whose verification changed; members who are gone are left out. */
export async function verifyMany(
  strapi: Core.Strapi,
  admin: Member,
  ids: readonly number[],
  verified: boolean,
  undoable: Undoable = {},
) {
  notOneself(admin, ids, 'verification');
  const work = () => setAll(strapi, admin, ids, verified, undoable);
  const changed = await transaction(strapi, work, { changes: ids });
  for (const id of changed) evictMember(id);
  return { changed };
}

/** Gives a member another role, with a reason for the history, and notifies them. */
export async function changeRole(
  strapi: Core.Strapi,
  admin: Member,
  id: number,
  change: RoleChange,
) {
  await joinedRowOf(strapi, id);
  notOneself(admin, [id], 'role');
  await transaction(strapi, () => setRole(strapi, admin, id, change), { changes: [id] });
  evictMember(id);
  return toUserListItem(await rowOf(strapi, id));
}

export const feature = (strapi: Core.Strapi, admin: Member, id: number) =>
  setFeatured(strapi, admin, id, true);

export const unfeature = (strapi: Core.Strapi, admin: Member, id: number) =>
  setFeatured(strapi, admin, id, false);
