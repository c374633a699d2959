/** Pet trusts and the members assigned to them. */
import type { Core } from '@strapi/strapi';
import type { PageQuery } from '@hearthside/contract/list';
import { TRUST_PAGE, TRUST_TEXTS } from '@hearthside/contract/trust/endpoints';
import type { Dependent } from '@hearthside/contract/member/users';
import { isUniqueViolation } from '../../../http/answer-for';
import { lockRow } from '../../../db/lock-row';
import { refuse } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import { onTrustsChanged } from '../../../subject-hooks';
import { notifyTrustAssigned } from '../../notification/services/notification';
import { joinedRowOf, onceJoinedRowOf } from '../../../auth/member-access';
import * as historyService from '../../history/services/history';
import { clipped } from '../../../text/clipped';
import { normalize, lookup } from '../../../text/normalize';
import { aboutMember, nameIn } from '../../../text/member-name';
import * as trustRows from '../data/trust-rows';
import * as members from '../../../auth/members';

const UID = 'api::trust.trust';
const ASSIGNMENT_UID = 'api::trust.assignment';
/** How many names are given where nobody would read a longer list. */
const NAMES_SHOWN = 5;

/** The first page, which comes with a trust. */
const FIRST_PAGE: PageQuery = { page: 1, limit: TRUST_PAGE, search: '' };

const NAME_TAKEN = 'A trust with this name already exists';
const renamedMeanwhile = (name: string) =>
  `Someone else renamed this trust to “${name}” in the meantime. Save again to use your name instead.`;
const keysOf = (name: string) => ({
  nameKey: normalize(name),
  searchKey: lookup(name),
});
/** A trust as the history refers to it. */
const aboutTrust = ({ id, name }: { id: number; name: string }) => ({
  kind: 'trust' as const,
  id,
  name,
});
const done = (message: string) => ({ success: true as const, message });

export { page as list, names } from '../data/trust-rows';

const assignments = (strapi: Core.Strapi) => strapi.db.query(ASSIGNMENT_UID);

/** A trust, or a refusal that reveals nothing. */
async function trustOf(strapi: Core.Strapi, id: number) {
  const row = await trustRows.find(strapi, id);
  if (!row) throw refuse.notFound('This trust does not exist.');
  const createdAt = new Date(row.created_at).toISOString();
  return { id: row.id, name: row.name, notes: row.notes ?? '', createdAt };
}

async function firstOf(strapi: Core.Strapi, reader: number, id: number) {
  const { people, pagination } = await trustRows.people(strapi, id, FIRST_PAGE);
  const found = await trustRows.trustPets().page(strapi, reader, id, FIRST_PAGE);
  const { pets, pagination: ofPets } = found;
  const inTrash = await trustRows.membersInTrash(strapi, id, TRUST_PAGE);
  const { inTrash: petsInTrash } = await trustRows.trustPets().any(strapi, id, TRUST_PAGE);
  const totals = { peopleTotal: pagination.total, petsTotal: ofPets.total };
  return { people, pets, ...totals, inTrash, petsInTrash };
}

export const detail = async (strapi: Core.Strapi, reader: number, id: number) => ({
  ...(await trustOf(strapi, id)),
  ...(await firstOf(strapi, reader, id)),
});

/** Runs a write that may meet a taken name, and then refuses it at the field. */
async function unlessTaken<T>(strapi: Core.Strapi, write: () => Promise<T>): Promise<T> {
  try {
    return await transaction(strapi, write);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw refuse.nameTaken(`${NAME_TAKEN}.`, { name: NAME_TAKEN });
  }
}

/** Member and trust, both locked until the transaction ends, so that neither goes away meanwhile. */
async function lockedPair(
  strapi: Core.Strapi,
  userId: number,
  trustId: number,
  memberOf = joinedRowOf,
) {
  await lockRow(strapi, 'up_users', userId);
  await lockRow(strapi, 'trusts', trustId);
  const about = aboutMember(await memberOf(strapi, userId));
  const trust = await trustOf(strapi, trustId);
  return { trust, name: about.name, about, other: aboutTrust(trust) };
}

const find = (
  strapi: Core.Strapi,
  userId: number,
  trustId: number,
): Promise<{ id: number } | null> =>
  assignments(strapi).findOne({ where: { member: userId, trust: trustId }, select: ['id'] });

/** Refuses a name that a trust already has, at the field of a pet's form. */
export async function requireFree(strapi: Core.Strapi, name: string) {
  const { nameKey } = keysOf(name);
  if (await strapi.db.query(UID).findOne({ where: { nameKey }, select: ['id'] })) {
    throw refuse.nameTaken(`${NAME_TAKEN}.`, { petTrust: NAME_TAKEN });
  }
}

async function add(
  strapi: Core.Strapi,
  by: number,
  name: string,
): Promise<{ id: number; name: string }> {
  const added = await strapi.db.query(UID).create({ data: { name, ...keysOf(name) } });
  const about = aboutTrust({ id: added.id as number, name });
  await onTrustsChanged((one) => one.opened(strapi, about.id));
  await historyService.record(strapi, { by, action: 'created', about });
  return { id: about.id, name };
}

/** Adds a trust. Of two with the same name the second is refused. */
export async function create(strapi: Core.Strapi, by: number, name: string) {
  const id = await unlessTaken(strapi, async () => {
    return (await add(strapi, by, name)).id;
  });
  return detail(strapi, by, id);
}

/**
 * Creates a trust along the way when a pet is given to it, as part of that change's transaction. A name that is taken
 * is refused at its field.
 */
export async function createForPet(
  strapi: Core.Strapi,
  by: number,
  name: string,
): Promise<{ id: number; name: string }> {
  await requireFree(strapi, name);
  return add(strapi, by, name);
}

/** A page of a trust's members; 404 if there is no such trust. */
export async function people(strapi: Core.Strapi, id: number, asked: PageQuery) {
  await trustOf(strapi, id);
  return trustRows.people(strapi, id, asked);
}

/** The same for its pets. */
export async function pets(strapi: Core.Strapi, reader: number, id: number, asked: PageQuery) {
  await trustOf(strapi, id);
  return trustRows.trustPets().page(strapi, reader, id, asked);
}

export async function nameOf(strapi: Core.Strapi, id: number): Promise<string> {
  return (await trustRows.find(strapi, id))?.name ?? '';
}

/**
 * Renames a trust.
 * @throws 409 where its name is taken, or is not what the writer began with; what it is now comes with that
 */
export async function rename(
  strapi: Core.Strapi,
  by: number,
  id: number,
  { name, before: seen }: { name: string; before?: string | undefined },
) {
  await unlessTaken(strapi, async () => {
    await lockRow(strapi, 'trusts', id);
    const { name: before } = await trustOf(strapi, id);
    if (before === name) return;
    if (seen !== undefined && seen !== before) {
      throw refuse.changedMeanwhile(renamedMeanwhile(before), { now: before });
    }
    await strapi.db.query(UID).update({ where: { id }, data: { name, ...keysOf(name) } });
    const about = aboutTrust({ id, name });
    const changes = [{ field: 'Name', from: before, to: name }];
    await onTrustsChanged((one) => one.renamed(strapi, id));
    await historyService.record(strapi, { by, action: 'renamed', about, changes });
  });
  return detail(strapi, by, id);
}

/**
 * Saves the notes of a trust.
 * @throws 409 where they are not what the writer began with; what is there now comes with it
 */
export async function saveNotes(
  strapi: Core.Strapi,
  by: number,
  id: number,
  { notes, before }: { notes: string; before: string },
) {
  await transaction(strapi, async () => {
    await lockRow(strapi, 'trusts', id);
    const trust = await trustOf(strapi, id);
    if (trust.notes === notes) return;
    if (trust.notes !== before) {
      throw refuse.changedMeanwhile(TRUST_TEXTS.notesChanged, { now: trust.notes });
    }
    await strapi.db.query(UID).update({ where: { id }, data: { notes } });
    const changes = [{ field: 'Notes', from: clipped(trust.notes), to: clipped(notes) }];
    const about = aboutTrust(trust);
    await historyService.record(strapi, { by, action: 'changed', about, changes });
  });
  return detail(strapi, by, id);
}

/** Deletes a trust without members and pets. */
export async function remove(strapi: Core.Strapi, by: number, id: number) {
  await transaction(strapi, async () => {
    await lockRow(strapi, 'trusts', id, { toDelete: true });
    const { name } = await trustOf(strapi, id);
    if ((await assignments(strapi).count({ where: { trust: id } })) > 0) {
      const inTrash = await trustRows.membersInTrash(strapi, id, NAMES_SHOWN);
      const names = inTrash.map(nameIn).join(', ');
      const hint = names ? ` In the trash: ${names}.` : '';
      throw refuse.inUse(`Remove the people of this trust first.${hint}`);
    }
    const pets = await trustRows.trustPets().any(strapi, id, NAMES_SHOWN);
    if (pets.any) {
      const hint = pets.inTrash.length > 0 ? ` In the trash: ${pets.inTrash.join(', ')}.` : '';
      throw refuse.inUse(`Give the pets of this trust to another one first.${hint}`);
    }
    const admin = await members.nameOf(strapi, by);
    await onTrustsChanged((one) => one.ended(strapi, id, name, admin));
    await strapi.db.query(UID).delete({ where: { id } });
    const about = aboutTrust({ id, name });
    await historyService.record(strapi, { by, action: 'deleted', about });
  });
  return { id };
}

/** Assigns a member to a trust and notifies them. */
export async function assign(strapi: Core.Strapi, by: number, userId: number, trustId: number) {
  await transaction(strapi, async () => {
    const { trust, name, about, other } = await lockedPair(strapi, userId, trustId);
    if (await find(strapi, userId, trustId)) {
      throw refuse.alreadyExists(`${name} is already assigned to ${trust.name}.`);
    }
    await assignments(strapi).create({ data: { trust: trustId, member: userId } });
    await onTrustsChanged((one) => one.joined(strapi, trustId, userId));
    await historyService.record(strapi, { by, action: 'assigned', about, other });
    if (by !== userId) await notifyTrustAssigned(strapi, userId, trust.name, true);
  });
  return done(TRUST_TEXTS.assigned);
}

/** Removes a member from a trust and notifies them. One in the trash is not assigned again when they are restored. */
export async function unassign(strapi: Core.Strapi, by: number, userId: number, trustId: number) {
  await transaction(strapi, async () => {
    const { trust, name, about, other } = await lockedPair(
      strapi,
      userId,
      trustId,
      onceJoinedRowOf,
    );
    const found = await find(strapi, userId, trustId);
    if (!found) throw refuse.notFound(`${name} is not assigned to ${trust.name}.`);
    await assignments(strapi).delete({ where: { id: found.id } });
    await onTrustsChanged((one) => one.left(strapi, trustId, userId));
    await historyService.record(strapi, { by, action: 'removed', about, other });
    if (by !== userId) await notifyTrustAssigned(strapi, userId, trust.name, false);
  });
  return done(TRUST_TEXTS.removed);
}

/** The trusts of one member. */
export async function trustsOf(strapi: Core.Strapi, memberId: number) {
  const found = await trustRows.trustsOf(strapi, [memberId]);
  return found.map(({ id, name }) => ({ id, name }));
}

/** The names of each member's trusts in one line. Members without one are missing. */
export async function namesOf(
  strapi: Core.Strapi,
  memberIds: readonly number[],
): Promise<Map<number, string>> {
  const names = new Map<number, string>();
  for (const { member, name } of await trustRows.trustsOf(strapi, memberIds)) {
    const before = names.get(member);
    names.set(member, before ? `${before}, ${name}` : name);
  }
  return names;
}

/** A member's dependents in this subject. */
export async function belongings(strapi: Core.Strapi, memberId: number): Promise<Dependent> {
  const trusts = await trustRows.trustsOf(strapi, [memberId]);
  const names = trusts.slice(0, NAMES_SHOWN).map(({ name }) => name);
  return { kind: 'trusts', count: trusts.length, names };
}

/** Erases the assignments of a member who is being erased. */
export const eraseMember = (strapi: Core.Strapi, memberId: number) =>
  assignments(strapi).deleteMany({ where: { member: memberId } });
