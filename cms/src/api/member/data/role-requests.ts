/** Members who ask for another role, and what becomes of it (docs/decisions/090). */
import type { Core } from '@strapi/strapi';
import { ROLE_LABELS, type Role } from '@hearthside/contract/access';
import type { RoleAnswer, RoleWish } from '@hearthside/contract/member/role-request';
import { countAttempt } from '../../../auth/attempts';
import { joinedRowOf, rowOf } from '../../../auth/member-access';
import { evictMember, type Member } from '../../../auth/member-cache';
import { roleIn, type WholeMember } from '../../../auth/member-row';
import { lockMembers } from '../../../db/lock-row';
import { transaction } from '../../../db/transaction';
import { refuse } from '../../../http/refuse';
import { aboutMember } from '../../../text/member-name';
import * as historyService from '../../history/services/history';
import {
  notifyRoleAsked,
  notifyRoleChanged,
  notifyRoleDeclined,
} from '../../notification/services/notification';
import { LEAVES_PETS, leavesPets } from './leaves-pets';
import { setRole } from './rights';

const UID = 'api::member.role-request';

interface Row {
  role: Role;
  reason: string;
  askedAt: string;
}

const REQUEST_CHANGED =
  'They have changed their request. Please read the new one and answer again.';

const query = (strapi: Core.Strapi) => strapi.db.query(UID);

const find = (strapi: Core.Strapi, memberId: number): Promise<Row | null> =>
  query(strapi).findOne({ where: { member: memberId } });

const since = ({ askedAt }: Row) => new Date(askedAt).toISOString();

/** Deletes a member's open request. Returns whether there was one. */
export async function clearRoleRequest(strapi: Core.Strapi, memberId: number): Promise<boolean> {
  const { count } = await query(strapi).deleteMany({ where: { member: memberId } });
  return count > 0;
}

/** A member's own open request, or null. */
export async function ownRoleRequest(strapi: Core.Strapi, memberId: number) {
  const row = await find(strapi, memberId);
  if (!row) return { request: null };
  const { role, reason } = row;
  return { request: { role, reason, since: since(row) } };
}

const wish = (row: WholeMember, role: Role) => ({
  field: 'Role',
  from: ROLE_LABELS[roleIn(row)].one,
  to: ROLE_LABELS[role].one,
});

/** Asks for another role and tells the admins. The same request again tells nobody. */
export async function askForRole(strapi: Core.Strapi, member: Member, { role, reason }: RoleWish) {
  await countAttempt('role_request_by_account', String(member.id));
  await transaction(strapi, async () => {
    await lockMembers(strapi, [member.id]);
    const row = await rowOf(strapi, member.id);
    if (roleIn(row) === role) {
      throw refuse.badInput('Please check the marked fields.', {
        role: 'You already have this role',
      });
    }
    const before = await find(strapi, member.id);
    if (before?.role === role && before.reason === reason) return;
    await clearRoleRequest(strapi, member.id);
    const data = { member: member.id, role, reason, askedAt: new Date() };
    await query(strapi).create({ data });
    const about = aboutMember(row);
    const changes = [wish(row, role)];
    await historyService.record(strapi, {
      by: member.id,
      action: 'role_asked',
      about,
      changes,
      reason,
    });
    await notifyRoleAsked(strapi, member.id, ROLE_LABELS[role].one, reason);
  });
  return ownRoleRequest(strapi, member.id);
}

/** Withdraws one's own request. If there is none, that is fine too. */
export async function withdrawRoleRequest(strapi: Core.Strapi, member: Member) {
  await transaction(strapi, async () => {
    await lockMembers(strapi, [member.id]);
    const before = await find(strapi, member.id);
    if (!before || !(await clearRoleRequest(strapi, member.id))) return;
    const row = await rowOf(strapi, member.id);
    const about = aboutMember(row);
    await historyService.record(strapi, { by: member.id, action: 'role_withdrawn', about });
  });
  return { request: null };
}

/** Whether this is another request than the one that the admin has read. Nobody must get a role that no admin saw. */
const isAnother = (asked: Row, seen: RoleAnswer) =>
  (seen.wanted !== undefined && seen.wanted !== asked.role) ||
  (seen.since !== undefined && Date.parse(seen.since) !== Date.parse(since(asked)));

/**
 * Answers a request within a transaction that holds the member. Giving the role is a change of role like any other,
 * with what the member wrote as its reason.
 */
async function answer(strapi: Core.Strapi, admin: Member, id: number, said: RoleAnswer) {
  const { accept, sentence } = said;
  const row = await joinedRowOf(strapi, id);
  const asked = await find(strapi, id);
  if (!asked) throw refuse.wrongState('This request has been answered or withdrawn.');
  if (isAnother(asked, said)) throw refuse.changedMeanwhile(REQUEST_CHANGED);
  if (accept) {
    const { role, reason } = asked;
    if (await leavesPets(strapi, id, role)) throw refuse.conflict(LEAVES_PETS);
    await setRole(strapi, admin, id, { role, reason }, (to) =>
      notifyRoleChanged(strapi, id, to, sentence),
    );
    return role;
  }
  await clearRoleRequest(strapi, id);
  await historyService.record(strapi, {
    by: admin.id,
    action: 'role_declined',
    about: aboutMember(row),
    changes: [wish(row, asked.role)],
    reason: sentence,
  });
  await notifyRoleDeclined(strapi, id, ROLE_LABELS[asked.role].one, sentence);
  return roleIn(row);
}

/**
 * Gives a member the role they asked for, or declines; either way they are told with the admin's sentence.
 * @throws 409 `CHANGED_MEANWHILE` if they ask for something else by now than the admin has seen
 */
export async function answerRoleRequest(
  strapi: Core.Strapi,
  admin: Member,
  id: number,
  said: RoleAnswer,
) {
  await joinedRowOf(strapi, id);
  if (id === admin.id) throw refuse.conflict('You can’t change your own role.');
  const work = async () => {
    await lockMembers(strapi, [id]);
    return answer(strapi, admin, id, said);
  };
  const role = await transaction(strapi, work, { changes: [id] });
  evictMember(id);
  return { id, role };
}
