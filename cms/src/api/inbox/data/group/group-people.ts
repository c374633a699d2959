/** Who is in a group: adds people, removes somebody, and lets people leave. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Sees } from '@hearthside/contract/inbox/events';
import { GROUP_MAX, GROUP_TEXTS } from '@hearthside/contract/inbox/group-fields';
import type { PageQuery } from '@hearthside/contract/list';
import type { Actor } from '../../../../auth/actor';
import { lockMembers } from '../../../../db/lock-row';
import { runQuery } from '../../../../db/run-query';
import { transaction } from '../../../../db/transaction';
import { refuse } from '../../../../http/refuse';
import { isOffice } from '../../policy';
import { chatFor, type SeatedChat } from '../chat-access';
import {
  endEmptyGroups,
  onPeopleChanged,
  lockedGroupFor,
  peopleIn,
  requireGroup,
} from './group-access';
import * as inboxBroadcasts from '../inbox-broadcasts';
import { addLine } from '../lines';
import { seatIn } from '../office/office-seats';
import * as seatRows from '../seat-rows';
import { people, pickedBy } from '../starting';

/**
 * A page of the members whom this member may add to a group, by name.
 * @throws 404 for a chat they are not in, 409 for what is no group and for one that has ended
 */
export async function peopleToAdd(
  strapi: Core.Strapi,
  member: Actor,
  chatId: number,
  query: PageQuery,
) {
  requireGroup(await chatFor(strapi, member, chatId));
  const outside = (users: Knex.QueryBuilder) =>
    users.whereNotExists(
      strapi.db
        .connection('inbox_seats as o')
        .whereRaw('o.member_id = u.id')
        .where({ 'o.chat_id': chatId, 'o.office': false })
        .select('o.id'),
    );
  return people(strapi, member, query, outside);
}

/** Seats people in a group who see it from a message on, or all of it. An admin's seat becomes one of their own. */
async function seat(
  strapi: Core.Strapi,
  chatId: number,
  picked: readonly { id: number; verified: boolean }[],
  seesFrom: number | null,
) {
  const ids = picked.map(({ id }) => id);
  // Unverified members have no inbox, so this one chat is opened to them (ruling 13a).
  const seats = picked.map(({ id, verified }) => ({ memberId: id, guest: !verified }));
  await seatRows.add(strapi, chatId, seats);
  await seatRows.makeOwn(strapi, chatId, ids);
  await runQuery(strapi, (knex) =>
    knex('inbox_seats')
      .where({ chat_id: chatId })
      .whereIn('member_id', ids)
      .update({ sees_from: seesFrom }),
  );
}

/**
 * Adds people to a group, by the rule of who may be picked for a chat. Nobody lets others see more than they see
 * themselves. Who is in it already stays as they are.
 * @throws 400 for somebody who can't be picked, 403 for "all" by whoever doesn't see all, 409 if it is full or ended
 */
export async function addPeople(
  strapi: Core.Strapi,
  member: Actor,
  chatId: number,
  { memberIds, sees }: { memberIds: readonly number[]; sees: Sees },
) {
  await transaction(strapi, async () => {
    await lockMembers(strapi, memberIds);
    const chat = await lockedGroupFor(strapi, member, chatId);
    const present = await peopleIn(strapi, chatId);
    const wanted = [...new Set(memberIds)].filter((id) => id !== member.id);
    const fresh = wanted.filter((id) => !present.includes(id));
    if (fresh.length === 0) return;
    if (sees === 'all' && chat.seesFrom !== null) {
      throw refuse.notAllowed(GROUP_TEXTS.seesLess);
    }
    if (present.length + fresh.length > GROUP_MAX) {
      throw refuse.conflict(GROUP_TEXTS.full, { memberIds: GROUP_TEXTS.full });
    }
    const picked = await pickedBy(strapi, member, fresh);
    const event = { type: 'added' as const, memberIds: picked.map(({ id }) => id), sees };
    const line = await addLine(strapi, { chatId, actorId: member.id, event, at: new Date() });
    await seat(strapi, chatId, picked, sees === 'all' ? null : line.id);
    await onPeopleChanged(strapi, chat);
    await inboxBroadcasts.chat(strapi, chatId);
  });
}

/** Takes somebody's own seat. An admin keeps one by office. A group that nobody is left in ends. */
async function vacate(strapi: Core.Strapi, chat: SeatedChat, memberId: number, at: Date) {
  await seatRows.remove(strapi, chat.id, memberId);
  await seatIn(strapi, chat.id);
  await onPeopleChanged(strapi, chat);
  await endEmptyGroups(strapi, [chat.id], at);
  await inboxBroadcasts.left(strapi, chat.id, memberId);
}

/**
 * Removes somebody from a group. Their right to see it is gone at once, in every open window too.
 * @throws 403 for whoever has not started it and is no admin, 404 for somebody who is not in it, 409 for an admin who is
 * in every chat
 */
export async function removePerson(
  strapi: Core.Strapi,
  member: Actor,
  chatId: number,
  memberId: number,
) {
  // Who leaves a group gets no chat for an answer.
  if (memberId === member.id) throw refuse.wrongState(GROUP_TEXTS.leave);
  await transaction(strapi, async () => {
    await lockMembers(strapi, [memberId]);
    const chat = await lockedGroupFor(strapi, member, chatId);
    if (chat.openerId !== member.id && !isOffice(member)) {
      throw refuse.notAllowed(GROUP_TEXTS.onlyStarter);
    }
    const seated = await runQuery(strapi, (knex) =>
      knex('inbox_seats').where({ chat_id: chatId, member_id: memberId }).first('office'),
    );
    if (!seated) throw refuse.notFound(GROUP_TEXTS.notInIt);
    if (seated.office) throw refuse.wrongState(GROUP_TEXTS.officeStays);
    const at = new Date();
    const event = { type: 'removed' as const, memberIds: [memberId] };
    await addLine(strapi, { chatId, actorId: member.id, event, at });
    await vacate(strapi, chat, memberId, at);
  });
}

/**
 * Leaves a group. What its last member leaves ends: nobody would read what is written there.
 * @throws 409 for an admin who is in it because admins are in every chat
 */
export const leaveGroup = (strapi: Core.Strapi, member: Actor, chatId: number): Promise<void> =>
  transaction(strapi, async () => {
    const chat = await lockedGroupFor(strapi, member, chatId);
    if (chat.office) throw refuse.wrongState(GROUP_TEXTS.officeStays);
    const at = new Date();
    await addLine(strapi, { chatId, actorId: member.id, event: { type: 'left' }, at });
    await vacate(strapi, chat, member.id, at);
  });
