import type {
  HistoryAction,
  HistoryChange,
  HistoryEntry,
} from '@hearthside/contract/history/endpoints';
import type { HistoryKind } from '@hearthside/contract/history/kinds';
import type { Knex } from 'knex';
import type { EntryRow } from '../rules/seal';

/** An entry as it is stored, with its link of the chain if it has one yet. */
export type StoredEntry = EntryRow & { seal_hash: string | null };

/** Entries by their ids, the newest first. */
export const selectEntries = (knex: Knex, ids: readonly number[]): Promise<StoredEntry[]> =>
  knex('portal_history as e')
    .leftJoin('portal_history_seals as s', 's.position', 'e.seal_position')
    .whereIn('e.id', [...ids])
    .orderBy('e.id', 'desc')
    .select('e.*', 's.hash as seal_hash');

const changesIn = ({ changes }: EntryRow): HistoryChange[] =>
  (typeof changes === 'string' ? (JSON.parse(changes) as HistoryChange[] | null) : changes) ?? [];

/** An entry as the API answers it. */
export const toEntry = (row: EntryRow): HistoryEntry => ({
  id: row.id,
  at: new Date(row.created_at).toISOString(),
  action: row.action as HistoryAction,
  by: row.by_id === null ? null : { id: row.by_id, name: row.by_name ?? '' },
  about: { kind: row.about_kind as HistoryKind, id: row.about_id, name: row.about_name },
  other:
    row.other_kind && row.other_id !== null
      ? { kind: row.other_kind as HistoryKind, id: row.other_id, name: row.other_name ?? '' }
      : null,
  changes: changesIn(row),
  reason: row.reason ?? '',
});
