import { isCalendarDate } from '@hearthside/contract/calendar-date';
import {
  HISTORY_ACTIONS,
  HISTORY_COUNTED,
  HISTORY_KIND_LABELS,
  type HistoryAction,
  type HistoryKind,
} from '@hearthside/contract/history/endpoints';
import { pagedQuery, type PagedQuery } from '@/lib/paged-query';
import type { QueryShape } from '@/lib/query-state';

/** What the audit is narrowed down by. */
export interface HistoryFilters {
  /** A member's id, and the name that the page shows for it. */
  person?: number;
  name?: string;
  kind?: HistoryKind;
  action?: HistoryAction;
  from?: string;
  to?: string;
}

export type HistoryQuery = PagedQuery & HistoryFilters;

const keyOf = <Key extends string>(of: Record<Key, unknown>, text: string | null) =>
  text !== null && Object.hasOwn(of, text) ? (text as Key) : undefined;

const dayIn = (text: string | null) => (text !== null && isCalendarDate(text) ? text : undefined);

function personIn(params: URLSearchParams): Pick<HistoryFilters, 'person' | 'name'> {
  const id = params.get('person') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) return {};
  return { person: Number(id), name: (params.get('name') ?? '').slice(0, 200) };
}

/** The state in the address: `?person=7&name=…&kind=pet&action=deleted&from=2026-11-01&to=…`. */
export const historyQuery: QueryShape<HistoryQuery> = {
  parse: (params) => ({
    ...pagedQuery.parse(params),
    ...personIn(params),
    kind: keyOf(HISTORY_KIND_LABELS, params.get('kind')),
    action: keyOf(HISTORY_ACTIONS, params.get('action')),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  }),
  format({ page, search, ...filters }) {
    const params = pagedQuery.format({ page, search });
    for (const [name, value] of Object.entries(filters)) {
      if (value !== undefined && value !== '') params.set(name, String(value));
    }
    return params;
  },
};

/** Without any filter and search. */
export const UNFILTERED: Partial<HistoryQuery> = {
  page: 1,
  search: '',
  person: undefined,
  name: undefined,
  kind: undefined,
  action: undefined,
  from: undefined,
  to: undefined,
};

export const isFiltered = ({ search, person, kind, action, from, to }: HistoryQuery): boolean =>
  [search, person, kind, action, from, to].some((part) => part !== undefined && part !== '');

const sorted = <Key extends string>(labels: Record<Key, string>) =>
  (Object.entries(labels) as [Key, string][])
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en-US'));

export const KIND_OPTIONS = [{ value: '', label: 'All subjects' }, ...sorted(HISTORY_KIND_LABELS)];
export const ACTION_OPTIONS = [{ value: '', label: 'All kinds' }, ...sorted(HISTORY_ACTIONS)];

/** Chooses one of `KIND_OPTIONS` or `ACTION_OPTIONS`, from the first page on. */
export const ofKind = (value: string) => ({ kind: keyOf(HISTORY_KIND_LABELS, value), page: 1 });
export const ofAction = (value: string) => ({ action: keyOf(HISTORY_ACTIONS, value), page: 1 });

/** A day as it is typed, from the first page on. A half-typed one is none yet. */
export const ofDay = (end: 'from' | 'to', value: string) => ({ [end]: dayIn(value), page: 1 });

/** '1 entry', '1,204 entries', '10,000 entries or more'. */
export function entriesShown(count: number): string {
  if (count >= HISTORY_COUNTED) return `${HISTORY_COUNTED.toLocaleString('en-US')} entries or more`;
  return count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`;
}
