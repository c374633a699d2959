/** The photos and PDFs of entries, for members who may see the pet. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { can } from '@hearthside/contract/access';
import type { EntryFile, PetPhoto } from '@hearthside/contract/pet/entry-file';
import type { Actor } from '../../../../auth/actor';
import { runQuery } from '../../../../db/run-query';
import { boundLink } from '../../../../file/signed-link';
import { paginationOf } from '../../../../http/pagination';
import { visibleTo } from '../../policy';
import { detailsIn, type EntryRow } from './entry-row';
import { petFor } from '../pet-access';

/** A file of an entry with the facts about its bytes. */
interface FileRow {
  id: number;
  entryId: number;
  kind: EntryFile['kind'];
  title: string;
  width: number | null;
  height: number | null;
  key: string;
  size: number;
  previewKey: string | null;
}

const COLUMNS = {
  id: 'a.id',
  entryId: 'a.entry_id',
  kind: 'a.kind',
  title: 'a.title',
  width: 'a.width',
  height: 'a.height',
  key: 'f.key',
  size: 'f.size',
  previewKey: 'v.key',
} as const;

const selectFiles = (knex: Knex) =>
  knex('pet_entry_files as a')
    .join('portal_files as f', 'f.id', 'a.file_id')
    .leftJoin('portal_files as v', 'v.id', 'a.preview_id')
    .select(COLUMNS);

/** A file for one viewer, with links that work for them as long as they may see the pet. */
const toFile = (row: FileRow, viewerId: number): EntryFile => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  size: row.size,
  width: row.width,
  height: row.height,
  url: boundLink(row.key, viewerId),
  previewUrl: row.previewKey === null ? null : boundLink(row.previewKey, viewerId),
});

/** The files of these entries by entry, in the order in which they were added. */
export async function filesOf(
  strapi: Core.Strapi,
  entryIds: readonly number[],
  viewerId: number,
): Promise<Map<number, EntryFile[]>> {
  const files = new Map<number, EntryFile[]>();
  if (entryIds.length === 0) return files;
  const rows: FileRow[] = await runQuery(strapi, (knex) =>
    selectFiles(knex)
      .whereIn('a.entry_id', [...entryIds])
      .orderBy('a.id'),
  );
  for (const row of rows) {
    files.set(row.entryId, [...(files.get(row.entryId) ?? []), toFile(row, viewerId)]);
  }
  return files;
}

type PhotoRow = FileRow & Pick<EntryRow, 'date' | 'details' | 'description'>;

/** A page of the photos of a pet's record, those of the newest entry first. */
export async function photos(
  strapi: Core.Strapi,
  member: Actor,
  petId: number,
  asked: { page: number; limit: number },
) {
  await petFor(strapi, member, petId, 'see');
  const { page, limit } = asked;
  const found = (knex: Knex) =>
    selectFiles(knex)
      .join('pet_entries as e', 'e.id', 'a.entry_id')
      .where({ 'a.pet_id': petId, 'a.kind': 'image' })
      .whereNull('e.deleted_at');
  const rows: PhotoRow[] = await runQuery(strapi, (knex) =>
    found(knex)
      .select({ date: 'e.date', details: 'e.details', description: 'e.description' })
      .orderBy([
        { column: 'e.date', order: 'desc' },
        { column: 'e.id', order: 'desc' },
        { column: 'a.id' },
      ])
      .limit(limit)
      .offset((page - 1) * limit),
  );
  const counted = await runQuery(strapi, (knex) =>
    found(knex).clearSelect().count({ total: '*' }).first(),
  );
  const { total } = counted as unknown as { total: number | string };
  return {
    photos: rows.map((row): PetPhoto => ({
      ...toFile(row, member.id),
      recordId: row.entryId,
      date: row.date,
      details: detailsIn(row),
      description: row.description ?? '',
    })),
    pagination: paginationOf({ page, limit }, Number(total)),
  };
}

/** Whether a member may see the entry that this is a file of, or the smaller copy of its photo. */
export async function showsEntryFile(
  strapi: Core.Strapi,
  member: Actor,
  key: string,
): Promise<boolean> {
  // A file's link requires no session, so the permission has not been checked yet.
  if (!can(member, 'pet_records')) return false;
  const [sql, ...values] = visibleTo(member);
  const file: { id: number } | undefined = await strapi.db
    .connection('portal_files')
    .where({ key })
    .first('id');
  if (!file) return false;
  const row: unknown = await strapi.db
    .connection('pet_entry_files as a')
    .join('pet_entries as e', 'e.id', 'a.entry_id')
    .join('pets as p', 'p.id', 'e.pet_id')
    .where((either) => either.where('a.file_id', file.id).orWhere('a.preview_id', file.id))
    .whereNull('e.deleted_at')
    .whereRaw(sql, values)
    .first('a.id');
  return row !== undefined;
}
