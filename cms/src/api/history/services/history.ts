import type { Core } from '@strapi/strapi';
import type {
  HistoryAction,
  HistoryChange,
  HistoryEntry,
  HistoryKind,
} from '@hearthside/contract/history';
import type { PageQuery } from '@hearthside/contract/list';
import { paginationOf } from '../../../access/pagination';
import { services } from '../../../services';
import { lookup, searchedBy } from '../../member/domain/fold';

const UID = 'api::history.entry';

/** Somebody or something by the name it has now. */
interface Named {
  kind: HistoryKind;
  id: number;
  name: string;
}

/** Something that happened. */
export interface Happening {
  /** The member who did it; null where the portal did it by itself. */
  by: number | null;
  action: HistoryAction;
  about: Named;
  other?: Named;
  /** What changed, in the words people read. */
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

/**
 * Who changed what, when, from what to what. Entries carry names and not relations: they are kept when
 * those they are about are erased. Every subject records here, within the transaction of its change.
 */
const historyService = ({ strapi }: { strapi: Core.Strapi }) => ({
  async record({ by, action, about, other, changes = [], reason = '' }: Happening) {
    // Who renames themselves did so by the name they had.
    const isOwn = about.kind === 'member' && about.id === by;
    const byName =
      by === null ? null : isOwn ? about.name : await services(strapi).member.nameOf(by);
    await strapi.db.query(UID).create({
      data: {
        action,
        reason,
        changes,
        ...{ byId: by, byName },
        ...{ aboutKind: about.kind, aboutId: about.id, aboutName: about.name },
        ...(other && { otherKind: other.kind, otherId: other.id, otherName: other.name }),
        searchKey: lookup([about.name, other?.name, byName].filter(Boolean).join(' ')),
      },
    });
  },

  /**
   * Forgets what a member who is being erased had in their profile: that something changed stays, what it
   * said goes.
   */
  async forgetMember(memberId: number) {
    const where = { aboutKind: 'member', aboutId: memberId, action: 'profile' };
    const rows: Row[] = await strapi.db.query(UID).findMany({ where });
    for (const { id, changes } of rows) {
      const emptied = (changes ?? []).map(({ field }) => ({ field, from: '', to: '' }));
      await strapi.db.query(UID).update({ where: { id }, data: { changes: emptied } });
    }
  },

  /** A page of the history, the newest first: of everything, or of what concerns one person or thing. */
  async list(asked: PageQuery & { kind?: HistoryKind; about?: number }) {
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
  },
});

export default historyService;
export type HistoryService = ReturnType<typeof historyService>;
