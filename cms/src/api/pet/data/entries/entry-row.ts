/** An entry of a pet's record as it is stored, answered, searched and told in the history. */
import type { Core } from '@strapi/strapi';
import { shownDay } from '@hearthside/contract/shown-date';
import {
  ENTRY_LOCATIONS,
  ENTRY_OPEN_HOURS,
  type EntryFields,
  type EntryLocation,
  type PetEntry,
} from '@hearthside/contract/pet/entry';
import { NOTE, type EntryDetails } from '@hearthside/contract/pet/entry-details';
import { detailWords, ENTRY_KINDS } from '@hearthside/contract/pet/entry-words';
import type { Actor } from '../../../../auth/actor';
import { runQuery } from '../../../../db/run-query';
import { refuse } from '../../../../http/refuse';
import { lookup } from '../../../../text/normalize';
import { mayChange } from '../../policy';
import type { Moment } from '../../../../text/moment';

export interface EntryRow {
  id: number;
  date: string;
  initial: string | null;
  description: string | null;
  location: EntryLocation;
  outcomeDate: Moment | null;
  outcomeEmail: string | null;
  /** SQLite returns JSON as text. Null in entries from before there were kinds. */
  details: EntryDetails | string | null;
  authorId: number | null;
  authorName: string | null;
  version: number;
  createdAt: Moment;
  deletedAt: unknown;
}

export const ENTRY_COLUMNS = {
  id: 'r.id',
  date: 'r.date',
  initial: 'r.initial',
  description: 'r.description',
  location: 'r.location',
  outcomeDate: 'r.outcome_date',
  outcomeEmail: 'r.outcome_email',
  details: 'r.details',
  authorId: 'r.author_id',
  authorName: 'r.author_name',
  version: 'r.version',
  createdAt: 'r.created_at',
  deletedAt: 'r.deleted_at',
} as const;

/** The details of a row. An entry from before there were kinds is a note. */
export function detailsIn({ details }: Pick<EntryRow, 'details'>): EntryDetails {
  if (details === null) return NOTE;
  return typeof details === 'string' ? (JSON.parse(details) as EntryDetails) : details;
}

/** What was typed into an entry. */
export const fieldsIn = (row: EntryRow): EntryFields => ({
  date: row.date,
  initial: row.initial ?? '',
  description: row.description ?? '',
  location: row.location,
  outcomeDate: row.outcomeDate === null ? null : new Date(row.outcomeDate).toISOString(),
  outcomeEmail: row.outcomeEmail ?? '',
  details: detailsIn(row),
});

/** Who may change an entry: who may change the pet, and its author for a day. */
export function mayChangeEntry(
  member: Actor,
  ownerId: number | null,
  row: Pick<EntryRow, 'authorId' | 'createdAt'>,
  now: Date = new Date(),
): boolean {
  if (mayChange(member, ownerId)) return true;
  const age = now.getTime() - new Date(row.createdAt).getTime();
  return row.authorId === member.id && age < ENTRY_OPEN_HOURS * 3_600_000;
}

/** An entry as this viewer, who may see its pet, is answered. */
export const toEntry = (
  row: EntryRow,
  member: Actor,
  ownerId: number | null,
  {
    files,
    comments,
    fromMessage,
  }: Pick<PetEntry, 'files' | 'comments'> & {
    fromMessage?: PetEntry['fromMessage'] | undefined;
  },
): PetEntry => ({
  id: row.id,
  ...fieldsIn(row),
  authorName: row.authorName ?? '',
  mayChange: mayChangeEntry(member, ownerId, row),
  files,
  comments,
  ...(fromMessage && { fromMessage }),
  revision: String(row.version),
});

/** The columns that follow from what was typed. */
export function entryKeys({
  initial,
  description,
  outcomeEmail,
  location,
  details,
}: Omit<EntryFields, 'date' | 'outcomeDate'>) {
  const kind = details.kind === 'note' ? '' : ENTRY_KINDS[details.kind];
  const words = [initial, description, outcomeEmail, ENTRY_LOCATIONS[location], kind];
  return {
    kind: details.kind,
    searchKey: lookup([...words, detailWords(details)].filter(Boolean).join(' ')),
  };
}

/** An entry in the words of the history. */
export const entryWords = (entry: EntryFields) => ({
  ...entry,
  date: shownDay(entry.date),
  location: ENTRY_LOCATIONS[entry.location],
  // The exact time: each viewer sees it in their own time zone.
  outcomeDate: entry.outcomeDate ?? '',
  kind: entry.details.kind === 'note' ? '' : ENTRY_KINDS[entry.details.kind],
  details: detailWords(entry.details),
});

/** No entry, in the words of the history. */
export const NO_ENTRY: ReturnType<typeof entryWords> | Record<string, string> = {
  date: '',
  initial: '',
  description: '',
  location: '',
  outcomeDate: '',
  outcomeEmail: '',
  kind: '',
  details: '',
};

/**
 * An entry of a pet, or one in the trash.
 * @throws 404 if this pet has no such entry.
 */
export async function findEntry(
  strapi: Core.Strapi,
  petId: number,
  id: number,
  deleted = false,
): Promise<EntryRow> {
  const row: EntryRow | undefined = await runQuery(strapi, (knex) =>
    knex('pet_entries as r')
      .where({ 'r.id': id, 'r.pet_id': petId })
      .whereRaw(deleted ? 'r.deleted_at is not null' : 'r.deleted_at is null')
      .first(ENTRY_COLUMNS),
  );
  if (!row) throw refuse.notFound('This entry does not exist.');
  return row;
}
