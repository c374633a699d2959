/** Deletes a pet: into the trash, restored from it, and erased after 30 days. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { nameTaken } from '@hearthside/contract/pet/fields';
import type { trashedPet } from '@hearthside/contract/pet/endpoints';
import type { PageQuery } from '@hearthside/contract/list';
import type { HistoryAction } from '@hearthside/contract/history/endpoints';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import type { Actor } from '../../../auth/actor';
import { isUniqueViolation } from '../../../http/answer-for';
import { lockRow } from '../../../db/lock-row';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { invalidateCounts } from '../../../db/cached-count';
import { daysAfter } from '../../../text/days';
import { transaction } from '../../../db/transaction';
import { onPetsChanged } from '../../../subject-hooks';
import { notifyPetOwner } from '../../notification/services/notification';
import * as historyService from '../../history/services/history';
import * as fileService from '../../file/services/file';
import { searchedBy } from '../../../text/normalize';
import { notFound, petFor, lockedPetFor } from './pet-access';
import { recordOfPet } from './pet-changes';
import { aboutPet, selectWholePets, type WholePet } from './pet-row';
import { CARE_TEAM_UID, DOCUMENT_UID, ENTRY_UID, PET_UID, PROVIDER_UID } from '../rules/pet-uid';
import { nameOf } from '../../../auth/members';
import { forEachIndependently } from '../../../jobs/for-each-independently';

type Trashed = WholePet & { entries: number | string; documents: number | string };

/** What is deleted with a pet and restored with it. */
const HANGS_ON = {
  entries: `(select count(*) from pet_entries e where e.pet_id = p.id and e.deleted_at is null)`,
  documents: '(select count(*) from pet_documents d where d.pet_id = p.id)',
} as const;

function toTrashed(row: Trashed): z.input<typeof trashedPet> {
  const deletedAt = new Date(row.deletedAt ?? 0);
  return {
    id: row.id,
    name: row.name,
    breed: row.breed ?? '',
    ownerFirstName: row.ownerFirstName ?? '',
    ownerLastName: row.ownerLastName ?? '',
    entries: Number(row.entries),
    documents: Number(row.documents),
    deletedAt: deletedAt.toISOString(),
    deletedBy: row.deletedBy ?? '',
    erasedAt: daysAfter(deletedAt, TRASH_DAYS).toISOString(),
  };
}

/** Pets in the trash that this member may restore: their own, or all of them for an admin. */
const trashed = (knex: Knex, member: Actor) => {
  const query = selectWholePets(knex, member)
    .select(knex.raw(`${HANGS_ON.entries} as entries, ${HANGS_ON.documents} as documents`))
    .whereNotNull('p.deleted_at');
  if (member.role !== 'admin') query.where('p.owner_id', member.id);
  return query as unknown as Knex.QueryBuilder<object, Trashed[]>;
};

async function trashedPetFor(strapi: Core.Strapi, member: Actor, id: number): Promise<Trashed> {
  const row = await runQuery(strapi, (knex) => trashed(knex, member).where('p.id', id).first());
  if (!row) throw notFound();
  return row as Trashed;
}

const record = (strapi: Core.Strapi, by: number | null, pet: WholePet, action: HistoryAction) =>
  recordOfPet(strapi, { by, action, about: aboutPet(pet) });

async function notifyOwner(
  strapi: Core.Strapi,
  by: Actor,
  pet: WholePet,
  what: 'deleted' | 'restored',
) {
  if (pet.ownerId === null || pet.ownerId === by.id) return;
  await notifyPetOwner(strapi, pet.ownerId, pet, what);
}

/** Erases a pet with everything that belongs to it. That it existed stays in the history. */
async function erase(strapi: Core.Strapi, id: number, before: Date) {
  const files = await transaction(strapi, async () => {
    await lockRow(strapi, 'pets', id, { toDelete: true });
    const row = await strapi.db.query(PET_UID).findOne({
      where: { id, deletedAt: { $notNull: true, $lt: before } },
      populate: { picture: { select: ['id'] } },
    });
    if (!row) return [];
    await onPetsChanged((one) => one.erased(strapi, id));
    const papers: { file: { id: number } | null }[] = await strapi.db
      .query(DOCUMENT_UID)
      .findMany({ where: { pet: id }, populate: { file: { select: ['id'] } } });
    const ofEntries = await removeEntryParts(strapi, (query) => query.where('pet_id', id));
    for (const uid of [CARE_TEAM_UID, PROVIDER_UID, ENTRY_UID, DOCUMENT_UID]) {
      await strapi.db.query(uid as never).deleteMany({ where: { pet: id } });
    }
    await record(strapi, null, row as WholePet, 'erased');
    await historyService.emptyEntries(strapi, { kind: 'pet', id });
    await strapi.db.query(PET_UID).delete({ where: { id } });
    const picture = row.picture?.id as number | undefined;
    return [...papers.map(({ file }) => file?.id), ...ofEntries, picture];
  });
  // The bytes come last, because they couldn’t be restored if the rest failed.
  await fileService.discard(strapi, files);
}

/** Hides a pet everywhere. For 30 days it can be restored. An owner keeps at least one (ruling 8). */
export async function remove(strapi: Core.Strapi, member: Actor, id: number) {
  const { ownerId } = await petFor(strapi, member, id, 'change');
  await transaction(strapi, async () => {
    // The owner is locked before the pet (db/lock-row). Of two concurrent deletions the second sees the first, and
    // leaves one pet.
    if (ownerId !== null) await lockRow(strapi, 'up_users', ownerId);
    const pet = await lockedPetFor(strapi, member, id, 'change');
    if (!pet.hasOther) throw refuse.conflict('Your only pet record can\u2019t be deleted.');
    const deletedBy = await nameOf(strapi, member.id);
    const data = { deletedAt: new Date(), deletedBy };
    await strapi.db.query(PET_UID).update({ where: { id }, data });
    await record(strapi, member.id, pet, 'deleted');
    await notifyOwner(strapi, member, pet, 'deleted');
    await onPetsChanged((one) => one.changed(strapi, id));
  });
  await invalidateCounts(strapi, 'pet');
  return toTrashed(await trashedPetFor(strapi, member, id));
}

/** Restores a pet as it was. If its owner has since given its name to another pet, it stays (409). */
export async function restore(strapi: Core.Strapi, member: Actor, id: number) {
  const { name, ownerId } = await trashedPetFor(strapi, member, id);
  try {
    await transaction(strapi, async () => {
      if (ownerId !== null) await lockRow(strapi, 'up_users', ownerId);
      await lockRow(strapi, 'pets', id);
      const row = await trashedPetFor(strapi, member, id);
      const data = { deletedAt: null, deletedBy: null };
      await strapi.db.query(PET_UID).update({ where: { id }, data });
      await record(strapi, member.id, row, 'restored');
      await notifyOwner(strapi, member, row, 'restored');
      await onPetsChanged((one) => one.changed(strapi, id));
    });
  } catch (error) {
    throw isUniqueViolation(error) ? refuse.nameTaken(nameTaken(name)) : error;
  }
  await invalidateCounts(strapi, 'pet');
}

/** A page of the trash, most recently deleted first. */
export async function trash(strapi: Core.Strapi, member: Actor, asked: PageQuery) {
  const found = (knex: Knex) =>
    trashed(knex, member).modify(searchedBy('p.search_key', asked.search));
  const rows = await runQuery(strapi, (knex) =>
    found(knex)
      .orderBy([
        { column: 'p.deleted_at', order: 'desc' },
        { column: 'p.id', order: 'desc' },
      ])
      .limit(asked.limit)
      .offset((asked.page - 1) * asked.limit),
  );
  const counted = await runQuery(strapi, (knex) =>
    found(knex).clearSelect().count({ total: '*' }).first(),
  );
  const total = Number((counted as { total?: number | string } | undefined)?.total ?? 0);
  return {
    pets: (rows as Trashed[]).map(toTrashed),
    pagination: paginationOf(asked, total),
  };
}

/** Erases pets, entries and comments that have been in the trash for 30 days. */
export async function sweepTrash(strapi: Core.Strapi, now = new Date()) {
  const before = daysAfter(now, -TRASH_DAYS);
  const due: { id: number }[] = await strapi.db.query(PET_UID).findMany({
    where: { deletedAt: { $notNull: true, $lt: before } },
    select: ['id'],
  });
  await strapi.db
    .query(ENTRY_UID)
    .deleteMany({ where: { deletedAt: { $notNull: true, $lt: before } } });
  await sweepEntryParts(strapi, before);
  const name = ({ id }: { id: number }) => `Erasing pet ${id}`;
  await forEachIndependently(strapi, due, name, ({ id }) => erase(strapi, id, before));
}

type Narrowed = (query: Knex.QueryBuilder) => void;

/** Removes files and comments of entries. Returns the ids of the stored files, whose bytes have to go after that. */
async function removeEntryParts(strapi: Core.Strapi, of: Narrowed): Promise<(number | null)[]> {
  const files: { fileId: number | null; previewId: number | null }[] = await runQuery(
    strapi,
    (knex) =>
      knex('pet_entry_files').modify(of).select({ fileId: 'file_id', previewId: 'preview_id' }),
  );
  await runQuery(strapi, (knex) => knex('pet_entry_files').modify(of).delete());
  await runQuery(strapi, (knex) => knex('pet_entry_comments').modify(of).delete());
  return files.flatMap(({ fileId, previewId }) => [fileId, previewId]);
}

/** Erases comments that were deleted before this, and whatever hung on entries that are gone. */
async function sweepEntryParts(strapi: Core.Strapi, before: Date) {
  const files = await transaction(strapi, async () => {
    await runQuery(strapi, (knex) =>
      knex('pet_entry_comments').where('deleted_at', '<', before).delete(),
    );
    return removeEntryParts(strapi, (query) => query.whereNull('entry_id'));
  });
  await fileService.discard(strapi, files);
}
