/** The dated entries of a pet's record (part 1 §2.10). */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import {
  ENTRY_LABELS,
  type EntryFields,
  type EntryForm,
  type EntryPatch,
} from '@hearthside/contract/pet/entry';
import { dayIn } from '@hearthside/contract/calendar-days';
import {
  dateProblem,
  detailProblems,
  type EntryKind,
} from '@hearthside/contract/pet/entry-details';
import { PET_TEXTS } from '@hearthside/contract/pet/fields';
import type { HistoryAction, HistoryChange } from '@hearthside/contract/history/endpoints';
import type { Actor } from '../../../../auth/actor';
import { nameOf } from '../../../../auth/members';
import { refuse } from '../../../../http/refuse';
import { transaction } from '../../../../db/transaction';
import { onEntryChanged, onPetsChanged, messagesOfRecords } from '../../../../subject-hooks';
import { notifyPetEntry } from '../../../notification/services/notification';
import { changesBetween } from '../../../../text/changes';
import {
  ENTRY_COLUMNS,
  entryKeys,
  entryWords,
  fieldsIn,
  findEntry,
  mayChangeEntry,
  NO_ENTRY,
  toEntry,
  type EntryRow,
} from './entry-row';
import { commentsOf } from './entry-comments';
import { filesOf } from './entry-files';
import { updateWeight, requireUsualWeight } from './entry-weights';
import { petFor, lockedPetFor } from '../pet-access';
import { recordOfPet } from '../pet-changes';
import { aboutPet, type WholePet } from '../pet-row';
import { ENTRY_UID } from '../../rules/pet-uid';
import { pageOfEntry, recordPage, type RecordQuery } from './record-page';

const CHANGED_MEANWHILE =
  'Someone else changed this entry while you were editing. Your changes are still here. Review them and save again.';
const NOT_YOURS =
  'Only the owner and admins can change this entry. The person who wrote it can change it for one day.';

const query = (strapi: Core.Strapi) => strapi.db.query(ENTRY_UID);

/** Writes into the history of a pet what was done with an entry of its record. */
export const recordEntry = (
  strapi: Core.Strapi,
  by: Actor,
  pet: WholePet,
  action: HistoryAction,
  changes: HistoryChange[] = [],
) => recordOfPet(strapi, { by: by.id, action, changes, about: aboutPet(pet) });

/** Has other subjects know that an entry was written. */
const notifyOfEntry = (strapi: Core.Strapi, by: Actor, petId: number, id: number, isNew = false) =>
  onPetsChanged((one) => one.recorded(strapi, { about: 'entry', petId, id, by: by.id, isNew }));

/** The day in the zone where it begins first: wherever the writer is, today is not later. */
const latestToday = () => dayIn('Pacific/Kiritimati', new Date());

/**
 * Refuses what does not fit together, by the field. A date that stays as it was `before` is not checked: an entry may be
 * older than the rule.
 */
function requireFitting({ date, details }: EntryFields, before?: EntryFields) {
  const isAsBefore = date === before?.date && details.kind === before.details.kind;
  const early = isAsBefore ? undefined : dateProblem(date, details.kind, latestToday());
  const problems = Object.entries(detailProblems(date, details));
  if (problems.length === 0 && !early) return;
  const fields = problems.map(([field, message]) => [`details.${field}`, message]);
  const all = [...(early ? [['date', early]] : []), ...fields];
  throw refuse.badInput(PET_TEXTS.fixFields, Object.fromEntries(all) as Record<string, string>);
}

/** Writes within one transaction that locks the pet, so that it is not deleted meanwhile. */
export async function writing<T>(
  strapi: Core.Strapi,
  member: Actor,
  petId: number,
  work: (pet: WholePet) => Promise<T>,
) {
  // Checked before the transaction: a member who may not must not wait for those who may.
  await petFor(strapi, member, petId, 'write');
  return transaction(strapi, async () => work(await lockedPetFor(strapi, member, petId, 'write')));
}

/** Entries in the form this member receives, with their files, comments and the like in one query of each kind. */
async function entriesIn(
  strapi: Core.Strapi,
  member: Actor,
  ownerId: number | null,
  rows: readonly EntryRow[],
) {
  const ids = rows.map(({ id }) => id);
  const [files, comments, messages] = await Promise.all([
    filesOf(strapi, ids, member.id),
    commentsOf(strapi, ids, member.id),
    messagesOfRecords(strapi, member, 'entry', ids),
  ]);
  return rows.map((row) =>
    toEntry(row, member, ownerId, {
      files: files.get(row.id) ?? [],
      comments: comments.get(row.id) ?? [],
      fromMessage: messages.get(row.id),
    }),
  );
}

/** The entry as this member is answered after they wrote it. */
export async function writtenEntry(strapi: Core.Strapi, member: Actor, petId: number, id: number) {
  const { ownerId } = await petFor(strapi, member, petId, 'see');
  const [record] = await entriesIn(strapi, member, ownerId, [await findEntry(strapi, petId, id)]);
  if (!record) throw new Error('An entry has gone while it was read.');
  return { record };
}

/** An entry that this member may change: as owner, admin, or its author within a day. */
export async function changeable(
  strapi: Core.Strapi,
  member: Actor,
  pet: WholePet,
  id: number,
  deleted = false,
): Promise<EntryRow> {
  const row = await findEntry(strapi, pet.id, id, deleted);
  if (!mayChangeEntry(member, pet.ownerId, row)) throw refuse.notAllowed(NOT_YOURS);
  return row;
}

/**
 * A page of a pet's record, latest first, of one kind if asked. `around` opens the page that has this entry.
 * @throws 404 for a pet that the member may not see
 */
export async function entries(
  strapi: Core.Strapi,
  member: Actor,
  petId: number,
  {
    kind,
    around,
    ...given
  }: RecordQuery & {
    kind?: EntryKind | undefined;
    around?: number | undefined;
  },
) {
  const { ownerId } = await petFor(strapi, member, petId, 'see');
  const page = around === undefined ? undefined : await pageOfEntry(strapi, petId, around, given);
  const asked = { ...given, page: page ?? given.page };
  const { rows, pagination } = await recordPage<EntryRow>(
    strapi,
    'pet_entries',
    'date',
    (found: Knex.QueryBuilder) => {
      found.where('r.pet_id', petId).whereNull('r.deleted_at').select(ENTRY_COLUMNS);
      // Entries from before there were kinds have none, and are notes.
      if (kind === 'note') found.whereRaw(`coalesce(r.kind, 'note') = 'note'`);
      else if (kind) found.where('r.kind', kind);
    },
    asked,
  );
  return { records: await entriesIn(strapi, member, ownerId, rows), pagination };
}

/**
 * Adds an entry, signed by whoever writes it, and notifies the owner where it is somebody else. The same `key` twice
 * adds one.
 */
export async function addEntry(
  strapi: Core.Strapi,
  member: Actor,
  petId: number,
  { confirmed = false, inCalendar = true, key, ...form }: EntryForm,
) {
  const addKey = key === undefined ? null : `${member.id}:${key}`;
  const { id, calendar } = await writing(strapi, member, petId, async (pet) => {
    const known =
      addKey && (await query(strapi).findOne({ where: { addKey, pet: petId }, select: ['id'] }));
    if (known) return { id: known.id as number, calendar: null };
    requireFitting(form);
    if (!confirmed) await requireUsualWeight(strapi, pet, form);
    const authorName = await nameOf(strapi, member.id);
    const signed = { author: member.id, authorName };
    const data = { ...form, ...entryKeys(form), ...signed, addKey, pet: petId, version: 1 };
    const added = await query(strapi).create({ data });
    const changes = changesBetween(ENTRY_LABELS, NO_ENTRY, entryWords(form));
    await recordEntry(strapi, member, pet, 'entry_added', changes);
    if (form.details.kind === 'weight') await updateWeight(strapi, pet);
    if (pet.ownerId !== null && pet.ownerId !== member.id) {
      await notifyPetEntry(strapi, pet.ownerId, pet, authorName, form.details.kind);
    }
    const entryId = added.id as number;
    const change = { petId, entryId, before: null, after: form, isLeftOut: !inCalendar };
    const calendar = await onEntryChanged(strapi, member, { what: 'added', ...change });
    await notifyOfEntry(strapi, member, petId, entryId, true);
    return { id: entryId, calendar };
  });
  return { ...(await writtenEntry(strapi, member, petId, id)), calendar };
}

/**
 * Changes an entry. `revision` is the one it was read with.
 * @throws 403 unless the member may change it, 404 if it is gone, 409 if it was changed meanwhile, and for a weight far
 * from the last one that nobody has confirmed
 */
export async function saveEntry(
  strapi: Core.Strapi,
  member: Actor,
  petId: number,
  id: number,
  { revision, confirmed = false, ...patch }: EntryPatch,
) {
  const calendar = await writing(strapi, member, petId, async (pet) => {
    const row = await changeable(strapi, member, pet, id);
    if (revision !== undefined && revision !== String(row.version)) {
      throw refuse.changedMeanwhile(CHANGED_MEANWHILE);
    }
    const before = fieldsIn(row);
    const after = { ...before, ...patch };
    const changes = changesBetween(ENTRY_LABELS, entryWords(before), entryWords(after));
    if (changes.length === 0) return null;
    requireFitting(after, before);
    if (!confirmed && patch.details) await requireUsualWeight(strapi, pet, after, id);
    const data = { ...after, ...entryKeys(after), version: row.version + 1 };
    await query(strapi).update({ where: { id }, data });
    await recordEntry(strapi, member, pet, 'entry_changed', changes);
    if ([before, after].some(({ details }) => details.kind === 'weight')) {
      await updateWeight(strapi, pet);
    }
    await notifyOfEntry(strapi, member, petId, id);
    const change = { petId, entryId: id, before, after };
    return onEntryChanged(strapi, member, { what: 'changed', ...change });
  });
  return { ...(await writtenEntry(strapi, member, petId, id)), calendar };
}

/** Deletes an entry. For 30 days it can be restored. */
export async function removeEntry(strapi: Core.Strapi, member: Actor, petId: number, id: number) {
  await writing(strapi, member, petId, async (pet) => {
    const entry = fieldsIn(await changeable(strapi, member, pet, id));
    await query(strapi).update({ where: { id }, data: { deletedAt: new Date() } });
    const changes = changesBetween(ENTRY_LABELS, entryWords(entry), NO_ENTRY);
    await recordEntry(strapi, member, pet, 'entry_deleted', changes);
    if (entry.details.kind === 'weight') await updateWeight(strapi, pet);
    await notifyOfEntry(strapi, member, petId, id);
    const change = { petId, entryId: id, before: entry, after: null };
    await onEntryChanged(strapi, member, { what: 'deleted', ...change });
  });
  return { id };
}

/** Restores a deleted entry as it was. @throws 404 if it is not in the trash */
export async function restoreEntry(strapi: Core.Strapi, member: Actor, petId: number, id: number) {
  const calendar = await writing(strapi, member, petId, async (pet) => {
    const entry = fieldsIn(await changeable(strapi, member, pet, id, true));
    await query(strapi).update({ where: { id }, data: { deletedAt: null } });
    const changes = changesBetween(ENTRY_LABELS, NO_ENTRY, entryWords(entry));
    await recordEntry(strapi, member, pet, 'entry_restored', changes);
    if (entry.details.kind === 'weight') await updateWeight(strapi, pet);
    await notifyOfEntry(strapi, member, petId, id);
    const change = { petId, entryId: id, before: null, after: entry };
    return onEntryChanged(strapi, member, { what: 'restored', ...change });
  });
  return { ...(await writtenEntry(strapi, member, petId, id)), calendar };
}
