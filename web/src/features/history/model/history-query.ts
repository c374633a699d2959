import {
  HISTORY_ACTIONS,
  HISTORY_COUNTED,
  type HistoryAction,
} from '@hearthside/contract/history/endpoints';
import { HISTORY_KIND_LABELS, type HistoryKind } from '@hearthside/contract/history/kinds';
import { dayWords, filterDay } from '@/kit/filter-panel/day-filter';
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
  /** `false` leaves out sign-ins, which change nothing. */
  signIns?: 'false';
}

export type HistoryQuery = PagedQuery & HistoryFilters;

const keyOf = <Key extends string>(of: Record<Key, unknown>, text: string | null) =>
  text !== null && Object.hasOwn(of, text) ? (text as Key) : undefined;

function personIn(params: URLSearchParams): Pick<HistoryFilters, 'person' | 'name'> {
  const id = params.get('person') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) return {};
  return { person: Number(id), name: (params.get('name') ?? '').slice(0, 200) };
}

/** The state in the address: `?person=7&name=…&kind=pet&action=deleted&from=2026-11-01&to=…&signIns=false`. */
export const historyQuery: QueryShape<HistoryQuery> = {
  parse: (params) => ({
    ...pagedQuery.parse(params),
    ...personIn(params),
    kind: keyOf(HISTORY_KIND_LABELS, params.get('kind')),
    action: keyOf(HISTORY_ACTIONS, params.get('action')),
    from: filterDay(params.get('from')),
    to: filterDay(params.get('to')),
    signIns: params.get('signIns') === 'false' ? 'false' : undefined,
  }),
  format({ page, search, ...filters }) {
    const params = pagedQuery.format({ page, search });
    for (const [name, value] of Object.entries(filters)) {
      if (value !== undefined && value !== '') params.set(name, String(value));
    }
    return params;
  },
};

const UNFILTERED_BUT_SEARCH: Partial<HistoryQuery> = {
  page: 1,
  person: undefined,
  name: undefined,
  kind: undefined,
  action: undefined,
  from: undefined,
  to: undefined,
  signIns: undefined,
};

/** Without any filter and search. */
export const UNFILTERED: Partial<HistoryQuery> = { ...UNFILTERED_BUT_SEARCH, search: '' };

export const isFiltered = (query: HistoryQuery): boolean => {
  const { search, person, kind, action, from, to, signIns } = query;
  return [search, person, kind, action, from, to, signIns].some(
    (part) => part !== undefined && part !== '',
  );
};

const sorted = <Key extends string>(labels: Record<Key, string>) =>
  (Object.entries(labels) as [Key, string][])
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en-US'));

export const KIND_OPTIONS = sorted(HISTORY_KIND_LABELS);
export const ACTION_OPTIONS = sorted(HISTORY_ACTIONS);

/** The filters as the fields of their form have them. Texts are empty where nothing is asked for. */
export interface TypedFilters {
  kind: string;
  action: string;
  from: string;
  to: string;
  person: string;
  name: string;
  signIns: string;
}

export const NO_FILTERS: TypedFilters = {
  kind: '',
  action: '',
  from: '',
  to: '',
  person: '',
  name: '',
  signIns: '',
};

export const typedFilters = (query: HistoryFilters): TypedFilters => ({
  kind: query.kind ?? '',
  action: query.action ?? '',
  from: query.from ?? '',
  to: query.to ?? '',
  person: String(query.person ?? ''),
  name: query.name ?? '',
  signIns: query.signIns ?? '',
});

/** What typed filters ask for, from the first page on. */
export const askedFilters = (typed: TypedFilters): Partial<HistoryQuery> => {
  const {
    page: _page,
    search: _search,
    ...filters
  } = historyQuery.parse(new URLSearchParams({ ...typed }));
  return { ...UNFILTERED_BUT_SEARCH, ...filters };
};

/** Each filter that is on, in words, with what takes it away. */
export function filterWords({ kind, action, from, to, person, name, signIns }: HistoryFilters) {
  const words: { words: string; without: Partial<TypedFilters> }[] = [];
  if (kind) words.push({ words: HISTORY_KIND_LABELS[kind], without: { kind: '' } });
  if (action) words.push({ words: HISTORY_ACTIONS[action], without: { action: '' } });
  words.push(...dayWords({ from, to }));
  if (signIns) words.push({ words: 'Without sign-ins', without: { signIns: '' } });
  if (person) words.push({ words: name || 'One person', without: { person: '', name: '' } });
  return words;
}

/** '1 entry', '1,204 entries', '10,000 entries or more'. */
export function entriesShown(count: number): string {
  if (count >= HISTORY_COUNTED) return `${HISTORY_COUNTED.toLocaleString('en-US')} entries or more`;
  return count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`;
}
