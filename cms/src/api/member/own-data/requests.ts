/** The rows of what members ask of the office about their data. */
import type { Core } from '@strapi/strapi';
import type {
  AnimalToPlace,
  AnimalWish,
  DataRequest,
  OwnCopy,
} from '@hearthside/contract/member/own-data';
import type { PageQuery } from '@hearthside/contract/list';
import { runQuery } from '../../../db/run-query';
import { paginationOf } from '../../../http/pagination';
import { animalsToPlace } from './animals-to-place';

export const DATA_REQUEST_UID = 'api::member.data-request';

export type RequestState =
  'waiting' | 'working' | 'ready' | 'failed' | 'over' | 'open' | 'undone' | 'done';

/** A pet that a decision is about, by the name it had. */
export type DecidedAnimal = AnimalWish & { name: string };

export interface RequestRow {
  id: number;
  kind: 'copy' | 'closing';
  memberName: string;
  state: RequestState;
  askedAt: string;
  doneAt: string | null;
  endsAt: string | null;
  progress: number;
  parts: number;
  tries: number;
  holder: string | null;
  animals: DecidedAnimal[] | null;
  member: { id: number } | null;
  file: { id: number; key: string; size: number } | null;
}

const POPULATE = { member: { select: ['id'] }, file: { select: ['id', 'key', 'size'] } };

const query = (strapi: Core.Strapi) => strapi.db.query(DATA_REQUEST_UID);

/** The latest request of a kind that a member has made. */
export const latest = (
  strapi: Core.Strapi,
  memberId: number,
  kind: RequestRow['kind'],
): Promise<RequestRow | null> =>
  query(strapi).findOne({
    where: { member: memberId, kind },
    orderBy: { id: 'desc' },
    populate: POPULATE,
  });

export const byId = (strapi: Core.Strapi, id: number): Promise<RequestRow | null> =>
  query(strapi).findOne({ where: { id }, populate: POPULATE });

/** Whether this is the file of a copy that its member may still download. */
export async function isReadyCopy(strapi: Core.Strapi, memberId: number, key: string) {
  const row = await runQuery(strapi, (knex) =>
    knex('portal_data_requests as r')
      .join('portal_files as f', 'f.id', 'r.file_id')
      .where({ 'r.member_id': memberId, 'r.kind': 'copy', 'r.state': 'ready', 'f.key': key })
      .where('r.ends_at', '>', new Date())
      .first('r.id'),
  );
  return row !== undefined;
}

const iso = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());

/** A copy as its member sees it. Its week may be over before the sweep has seen that. */
export function toCopy(row: RequestRow, now = new Date()): OwnCopy {
  const isOver = row.state === 'ready' && row.endsAt !== null && new Date(row.endsAt) <= now;
  const state = isOver ? 'over' : (row.state as OwnCopy['state']);
  return {
    state,
    askedAt: new Date(row.askedAt).toISOString(),
    done: row.progress,
    total: row.parts,
    size: state === 'ready' ? (row.file?.size ?? null) : null,
    endsAt: iso(row.endsAt),
  };
}

const OFFICE_STATES: Record<RequestState, DataRequest['state']> = {
  waiting: 'open',
  working: 'open',
  ready: 'done',
  over: 'done',
  failed: 'failed',
  open: 'open',
  undone: 'undone',
  done: 'done',
};

/** A closed account that is not erased yet. */
const isClosed = ({ kind, state }: RequestRow) => kind === 'closing' && state === 'open';

const toRequest = (row: RequestRow, animals: AnimalToPlace[]): DataRequest => ({
  id: row.id,
  kind: row.kind,
  memberId: row.member?.id ?? null,
  name: row.memberName,
  askedAt: new Date(row.askedAt).toISOString(),
  state: OFFICE_STATES[row.state],
  doneAt: iso(row.doneAt),
  dueAt: isClosed(row) ? iso(row.endsAt) : null,
  animals,
});

/** A page of what was asked, the latest first, for the office. */
export async function dataRequests(
  strapi: Core.Strapi,
  asked: Pick<PageQuery, 'page' | 'limit'>,
): Promise<{ requests: DataRequest[]; pagination: ReturnType<typeof paginationOf> }> {
  const [rows, total] = await Promise.all([
    query(strapi).findMany({
      orderBy: { id: 'desc' },
      offset: (asked.page - 1) * asked.limit,
      limit: asked.limit,
      populate: POPULATE,
    }) as Promise<RequestRow[]>,
    query(strapi).count({}),
  ]);
  const decided = rows.map((row) => ({
    memberId: row.member?.id ?? null,
    animals: isClosed(row) ? (row.animals ?? []) : [],
  }));
  const animals = await animalsToPlace(strapi, decided);
  const requests = rows.map((row, at) => toRequest(row, animals[at] ?? []));
  return { requests, pagination: paginationOf(asked, total) };
}
