/**
 * Who changed what, when, from what to what. Entries contain names instead of relations, so they stay when what they
 * are about is erased. Every subject records here, within the transaction of its change.
 */
import type { Core } from '@strapi/strapi';
import type { HistoryAction, HistoryChange } from '@hearthside/contract/history/endpoints';
import type { HistoryKind } from '@hearthside/contract/history/kinds';
import { invalidateCounts } from '../../../db/cached-count';
import { patternOf } from '../../../text/containing';
import { runQuery } from '../../../db/run-query';
import { lookup } from '../../../text/normalize';
import { nameOf } from '../../../auth/members';
import { historyCsv } from '../data/history-csv';
import { exportedIds, type HistoryFilter } from '../data/history-list';

export { contentVersion, eraseVersions, keepVersion } from '../data/content-versions';
export { versionsInPanel } from '../data/versions-in-panel';
export { list } from '../data/history-list';

const UID = 'api::history.entry';

/** An entry that was changed is sealed again (docs/decisions/093). */
const UNSEALED = { sealPosition: null };

/** A person or thing with its current name. */
interface Named {
  kind: HistoryKind;
  id: number;
  name: string;
}

/** Something that happened. */
export interface HistoryInput {
  /** The member who did it; null if the portal did it by itself. */
  by: number | null;
  action: HistoryAction;
  about: Named;
  other?: Named;
  /** What changed, in words for people. */
  changes?: readonly HistoryChange[];
  reason?: string;
}

type Row = { id: number; changes: HistoryChange[] | null };

interface EmptyingOptions {
  action?: HistoryAction;
  fields?: readonly string[];
  reasons?: boolean;
}

/** Records what happened, and returns the entry's id. */
export async function record(
  strapi: Core.Strapi,
  { by, action, about, other, changes = [], reason = '' }: HistoryInput,
) {
  // Members who rename themselves are recorded under their old name.
  const isOwn = ['member', 'session'].includes(about.kind) && about.id === by;
  const byName = by === null ? null : isOwn ? about.name : await nameOf(strapi, by);
  const entry: { id: number } = await strapi.db.query(UID).create({
    data: {
      action,
      reason,
      changes,
      byId: by,
      byName,
      aboutKind: about.kind,
      aboutId: about.id,
      aboutName: about.name,
      ...(other && { otherKind: other.kind, otherId: other.id, otherName: other.name }),
      searchKey: lookup([about.name, other?.name, byName].filter(Boolean).join(' ')),
    },
  });
  await invalidateCounts(strapi, 'history');
  return entry.id;
}

/** What was done last with something, by the history, and by which member; undefined if it has no entry. */
export async function lastDeed(
  strapi: Core.Strapi,
  { kind, id }: Pick<Named, 'kind' | 'id'>,
): Promise<{ action: string; by: number | null } | undefined> {
  return runQuery(strapi, (knex) =>
    knex('portal_history')
      .where({ about_kind: kind, about_id: id })
      .orderBy('id', 'desc')
      .first('action', { by: 'by_id' }),
  );
}

/** Updates an entry about work that takes several transactions with its progress. */
export async function amend(
  strapi: Core.Strapi,
  id: number,
  { about, changes }: Required<Pick<HistoryInput, 'about' | 'changes'>>,
) {
  const data = { aboutId: about.id, aboutName: about.name, changes, ...UNSEALED };
  await strapi.db.query(UID).update({ where: { id }, data });
}

/**
 * Erases the content of the changes about something or someone that is being erased. That something changed stays.
 * Covers all entries and fields, or only those given; with `reasons` also the reasons.
 */
export async function emptyEntries(
  strapi: Core.Strapi,
  { kind, id }: Pick<Named, 'kind' | 'id'>,
  { action, fields, reasons = false }: EmptyingOptions = {},
) {
  const where = { aboutKind: kind, aboutId: id, ...(action && { action }) };
  const rows: Row[] = await strapi.db.query(UID).findMany({ where });
  for (const row of rows) {
    const changes = (row.changes ?? []).map((change) =>
      fields && !fields.includes(change.field) ? change : { field: change.field, from: '', to: '' },
    );
    const data = { changes, ...(reasons && { reason: '' }), ...UNSEALED };
    await strapi.db.query(UID).update({ where: { id: row.id }, data });
  }
}

/**
 * Erases the content of all changes, about anyone or anything, that contain one of these words about a member who is
 * being erased. That something changed stays.
 */
export async function eraseWords(strapi: Core.Strapi, words: readonly string[]) {
  if (words.length === 0) return;
  const cast = strapi.db.dialect.client === 'postgres' ? 'changes::text' : 'changes';
  // As they appear in JSON.
  const patterns = words.map((word) => patternOf(JSON.stringify(word).slice(1, -1)));
  const rows: { id: number }[] = await runQuery(strapi, (knex) =>
    knex('portal_history')
      .where((any) => {
        for (const pattern of patterns) any.orWhereRaw(`${cast} like ? escape '\\'`, [pattern]);
      })
      .select('id'),
  );
  for (const { id } of rows) {
    const row: Row = await strapi.db.query(UID).findOne({ where: { id } });
    const changes = (row.changes ?? []).map((change) =>
      words.some((word) => change.from.includes(word) || change.to.includes(word))
        ? { field: change.field, from: '', to: '' }
        : change,
    );
    await strapi.db.query(UID).update({ where: { id }, data: { changes, ...UNSEALED } });
  }
}

/** The ids of the things of a kind with entries that have someone as their other party. */
export function aboutWhich(
  strapi: Core.Strapi,
  kind: HistoryKind,
  other: Pick<Named, 'kind' | 'id'>,
): Promise<number[]> {
  return runQuery(strapi, (knex) =>
    knex('portal_history')
      .where({ about_kind: kind, other_kind: other.kind, other_id: other.id })
      .distinct()
      .pluck('about_id'),
  );
}

/** Records that somebody took a list out of the portal, and how long it was. */
export const recordExport = (
  strapi: Core.Strapi,
  by: number,
  about: Named,
  rows: number,
): Promise<number> =>
  record(strapi, {
    by,
    action: 'exported',
    about,
    changes: [{ field: 'Rows', from: '', to: String(rows) }],
  });

/** A list as an export names it: it is no row, and has no id. */
export const aboutList = (name: string): Named => ({ kind: 'list', id: 0, name });

/** The filtered history as CSV. That it was exported is an entry of its own, which the file does not have yet. */
export async function exportList(strapi: Core.Strapi, by: number, asked: HistoryFilter) {
  const ids = await exportedIds(strapi, asked);
  await recordExport(strapi, by, aboutList('History'), ids.length);
  return { rows: ids.length, csv: historyCsv(strapi, ids) };
}
