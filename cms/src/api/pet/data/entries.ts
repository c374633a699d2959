/** The dated entries of a pet's record (part 1 §2.10). */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { shownDay } from '@hearthside/contract/shown-date';
import {
  ENTRY_LABELS,
  ENTRY_LOCATIONS,
  type EntryForm,
  type EntryLocation,
  type EntryPatch,
  type PetEntry,
} from '@hearthside/contract/pet/entry';
import type { HistoryAction, HistoryChange } from '@hearthside/contract/history/endpoints';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import * as historyService from '../../history/services/history';
import { changesBetween } from '../../../text/changes';
import { lookup } from '../../../text/normalize';
import { petFor, lockedPetFor } from './pet-access';
import { aboutPet, type WholePet } from './pet-row';
import { ENTRY_UID } from '../rules/pet-uid';
import { recordPage, type RecordQuery } from './record-page';

const CHANGED_MEANWHILE =
  'This entry was changed by somebody else while you were editing. Nothing of yours is lost: look it over and save again.';

interface Row {
  id: number;
  date: string;
  initial: string | null;
  description: string | null;
  location: EntryLocation;
  outcomeDate: string | number | Date | null;
  outcomeEmail: string | null;
  version: number;
  deletedAt: unknown;
}

const COLUMNS = {
  id: 'r.id',
  date: 'r.date',
  initial: 'r.initial',
  description: 'r.description',
  location: 'r.location',
  outcomeDate: 'r.outcome_date',
  outcomeEmail: 'r.outcome_email',
  version: 'r.version',
  deletedAt: 'r.deleted_at',
} as const;

const said = (row: Row): EntryForm => ({
  date: row.date,
  initial: row.initial ?? '',
  description: row.description ?? '',
  location: row.location,
  outcomeDate: row.outcomeDate === null ? null : new Date(row.outcomeDate).toISOString(),
  outcomeEmail: row.outcomeEmail ?? '',
});
const entryIn = (row: Row): PetEntry => ({
  id: row.id,
  ...said(row),
  revision: String(row.version),
});

const keyOf = ({ initial, description, outcomeEmail, location }: EntryForm) => ({
  searchKey: lookup(`${initial} ${description} ${outcomeEmail} ${ENTRY_LOCATIONS[location]}`),
});
const words = (entry: EntryForm) => ({
  ...entry,
  date: shownDay(entry.date),
  location: ENTRY_LOCATIONS[entry.location],
  // The exact time: each viewer sees it in their own time zone.
  outcomeDate: entry.outcomeDate ?? '',
});
const NOTHING = {
  date: '',
  initial: '',
  description: '',
  location: '',
  outcomeDate: '',
  outcomeEmail: '',
};

const query = (strapi: Core.Strapi) => strapi.db.query(ENTRY_UID);

async function find(strapi: Core.Strapi, petId: number, id: number, deleted = false): Promise<Row> {
  const row: Row | undefined = await runQuery(strapi, (knex) =>
    knex('pet_entries as r')
      .where({ 'r.id': id, 'r.pet_id': petId })
      .whereRaw(deleted ? 'r.deleted_at is not null' : 'r.deleted_at is null')
      .first(COLUMNS),
  );
  if (!row) throw refuse.notFound('This entry does not exist.');
  return row;
}

const record = (
  strapi: Core.Strapi,
  by: Actor,
  pet: WholePet,
  action: HistoryAction,
  changes: HistoryChange[] = [],
) => historyService.record(strapi, { by: by.id, action, changes, about: aboutPet(pet) });

/** Writes within one transaction that locks the pet, so that it is not deleted meanwhile. */
async function changing<T>(
  strapi: Core.Strapi,
  member: Actor,
  petId: number,
  work: (pet: WholePet) => Promise<T>,
) {
  // Checked before the transaction: a member who may not must not wait for those who may.
  await petFor(strapi, member, petId, 'change');
  return transaction(strapi, async () => work(await lockedPetFor(strapi, member, petId, 'change')));
}

export async function entries(
  strapi: Core.Strapi,
  member: Actor,
  petId: number,
  asked: RecordQuery,
) {
  await petFor(strapi, member, petId, 'see');
  const { rows, pagination } = await recordPage<Row>(
    strapi,
    'pet_entries',
    'date',
    (found: Knex.QueryBuilder) =>
      void found.where('r.pet_id', petId).whereNull('r.deleted_at').select(COLUMNS),
    asked,
  );
  return { records: rows.map(entryIn), pagination };
}

export async function addEntry(strapi: Core.Strapi, member: Actor, petId: number, form: EntryForm) {
  const id = await changing(strapi, member, petId, async (pet) => {
    const data = { ...form, ...keyOf(form), pet: petId, version: 1 };
    const added = await query(strapi).create({ data });
    await record(
      strapi,
      member,
      pet,
      'entry_added',
      changesBetween(ENTRY_LABELS, NOTHING, words(form)),
    );
    return added.id as number;
  });
  return { record: entryIn(await find(strapi, petId, id)) };
}

export async function saveEntry(
  strapi: Core.Strapi,
  member: Actor,
  petId: number,
  id: number,
  { revision, ...patch }: EntryPatch,
) {
  await changing(strapi, member, petId, async (pet) => {
    const row = await find(strapi, petId, id);
    if (revision !== undefined && revision !== String(row.version)) {
      throw refuse.changedMeanwhile(CHANGED_MEANWHILE);
    }
    const before = said(row);
    const after = { ...before, ...patch };
    const changes = changesBetween(ENTRY_LABELS, words(before), words(after));
    if (changes.length === 0) return;
    const data = { ...after, ...keyOf(after), version: row.version + 1 };
    await query(strapi).update({ where: { id }, data });
    await record(strapi, member, pet, 'entry_changed', changes);
  });
  return { record: entryIn(await find(strapi, petId, id)) };
}

/** Deletes an entry. For 30 days it can be restored. */
export async function removeEntry(strapi: Core.Strapi, member: Actor, petId: number, id: number) {
  await changing(strapi, member, petId, async (pet) => {
    const row = await find(strapi, petId, id);
    await query(strapi).update({ where: { id }, data: { deletedAt: new Date() } });
    const changes = changesBetween(ENTRY_LABELS, words(said(row)), NOTHING);
    await record(strapi, member, pet, 'entry_deleted', changes);
  });
  return { id };
}

export async function restoreEntry(strapi: Core.Strapi, member: Actor, petId: number, id: number) {
  await changing(strapi, member, petId, async (pet) => {
    const row = await find(strapi, petId, id, true);
    await query(strapi).update({ where: { id }, data: { deletedAt: null } });
    const changes = changesBetween(ENTRY_LABELS, NOTHING, words(said(row)));
    await record(strapi, member, pet, 'entry_restored', changes);
  });
  return { record: entryIn(await find(strapi, petId, id)) };
}
