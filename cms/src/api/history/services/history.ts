/**
 * Who changed what, when, from what to what. Entries contain names instead of relations, so they stay when what they
 * are about is erased. Every subject records here, within the transaction of its change.
 */
import type { Core } from '@strapi/strapi';
import type {
  HistoryAction,
  HistoryChange,
  HistoryEntry,
  HistoryKind,
} from '@hearthside/contract/history/endpoints';
import type { PageQuery } from '@hearthside/contract/list';
import { patternOf } from '../../../text/containing';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { lookup, searchedBy } from '../../../text/normalize';
import { nameOf } from '../../../auth/members';

export { contentVersion, eraseVersions, keepVersion } from '../data/content-versions';
export { versionsInPanel } from '../data/versions-in-panel';

const UID = 'api::history.entry';

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

interface Row {
  id: number;
  createdAt: string;
  action: HistoryAction;
  aboutKind: HistoryKind;
  aboutId: number;
  aboutName: string;
  otherKind: HistoryKind | null;
  otherId: number | null;
  otherName: string | null;
  byId: number | null;
  byName: string | null;
  changes: HistoryChange[] | null;
  reason: string | null;
}

const entryIn = (row: Row): HistoryEntry => ({
  id: row.id,
  at: new Date(row.createdAt).toISOString(),
  action: row.action,
  by: row.byId === null ? null : { id: row.byId, name: row.byName ?? '' },
  about: { kind: row.aboutKind, id: row.aboutId, name: row.aboutName },
  other:
    row.otherKind && row.otherId !== null
      ? { kind: row.otherKind, id: row.otherId, name: row.otherName ?? '' }
      : null,
  changes: row.changes ?? [],
  reason: row.reason ?? '',
});

interface ForgetOptions {
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
  const isOwn = about.kind === 'member' && about.id === by;
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
  return entry.id;
}

/** Updates an entry about work that takes several transactions with its progress. */
export async function amend(
  strapi: Core.Strapi,
  id: number,
  { about, changes }: Required<Pick<HistoryInput, 'about' | 'changes'>>,
) {
  const data = { aboutId: about.id, aboutName: about.name, changes };
  await strapi.db.query(UID).update({ where: { id }, data });
}

/**
 * Erases the content of the changes about something or someone that is being erased. That something changed stays.
 * Covers all entries and fields, or only those given; with `reasons` also the reasons.
 */
export async function forget(
  strapi: Core.Strapi,
  { kind, id }: Pick<Named, 'kind' | 'id'>,
  { action, fields, reasons = false }: ForgetOptions = {},
) {
  const where = { aboutKind: kind, aboutId: id, ...(action && { action }) };
  const rows: Row[] = await strapi.db.query(UID).findMany({ where });
  for (const row of rows) {
    const changes = (row.changes ?? []).map((change) =>
      fields && !fields.includes(change.field) ? change : { field: change.field, from: '', to: '' },
    );
    const data = { changes, ...(reasons && { reason: '' }) };
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
    await strapi.db.query(UID).update({ where: { id }, data: { changes } });
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

/** A page of the history, newest first: of everything, or of what concerns one person or thing. */
export async function list(
  strapi: Core.Strapi,
  asked: PageQuery & { kind?: HistoryKind; about?: number },
) {
  const knex = strapi.db.connection;
  const concerned = (side: 'about' | 'other') => ({
    ...(asked.kind && { [`${side}_kind`]: asked.kind }),
    ...(asked.about && { [`${side}_id`]: asked.about }),
  });
  const matching = () => {
    const query = knex('portal_history');
    if (asked.kind || asked.about) {
      query.where((either) => void either.where(concerned('about')).orWhere(concerned('other')));
    }
    return query.modify(searchedBy('search_key', asked.search));
  };
  const [ids, counted] = await Promise.all([
    matching()
      .orderBy('id', 'desc')
      .limit(asked.limit)
      .offset((asked.page - 1) * asked.limit)
      .pluck('id') as Promise<number[]>,
    matching().count({ total: '*' }).first(),
  ]);
  const rows: Row[] = await strapi.db
    .query(UID)
    .findMany({ where: { id: { $in: ids } }, orderBy: { id: 'desc' } });
  const total = Number(counted?.total ?? 0);
  return { entries: rows.map(entryIn), pagination: paginationOf(asked, total) };
}
