import {
  ACCOUNT_FILTERS,
  USER_TABS,
  MEMBERSHIP_FILTERS,
  UNSEEN_DAYS,
} from '@hearthside/contract/member/users';
import type { QueryShape } from '@/lib/query-state';
import { formatListQuery, parseListQuery, type ListQuery } from './list-query';

/** The filters of the Users tab besides its tabs. Empty texts ask for nothing. */
export interface UserFilters {
  city: string;
  state: string;
  /** The id of a trust. */
  trust: string;
  membership: (typeof MEMBERSHIP_FILTERS)[number] | '';
  /** Days since somebody was last seen. */
  unseen: `${(typeof UNSEEN_DAYS)[number]}` | '';
  /** Archived members, who are listed only if they are asked for. */
  account: (typeof ACCOUNT_FILTERS)[number] | '';
}

/** The state of the Users tab. */
export interface UsersQuery extends ListQuery, UserFilters {
  role?: (typeof USER_TABS)[number];
  verified?: 'true' | 'false';
}

export const NO_FILTERS: UserFilters = {
  city: '',
  state: '',
  trust: '',
  membership: '',
  unseen: '',
  account: '',
};

export const MEMBERSHIP_WORDS: Record<(typeof MEMBERSHIP_FILTERS)[number], string> = {
  with: 'With a membership',
  without: 'Without a membership',
};

/** How long ago somebody was last seen, by the days that the filter has. */
export const UNSEEN_WORDS = Object.fromEntries(
  UNSEEN_DAYS.map((days) => [days, `Over ${days} days ago`]),
) as Record<(typeof UNSEEN_DAYS)[number], string>;

export const ACCOUNT_WORDS: Record<(typeof ACCOUNT_FILTERS)[number], string> = {
  archived: 'Archived',
};

/** The filters alone, of the tab's whole state. */
export const filtersOf = ({
  city,
  state,
  trust,
  membership,
  unseen,
  account,
}: UserFilters): UserFilters => ({
  city,
  state,
  trust,
  membership,
  unseen,
  account,
});

/** Each filter that is on, in words, with what takes it away. */
export function filterWords(
  { city, state, trust, membership, unseen, account }: UserFilters,
  trustName = 'One trust',
) {
  const words: { words: string; without: Partial<UserFilters> }[] = [];
  if (city) words.push({ words: city, without: { city: '' } });
  if (state) words.push({ words: state, without: { state: '' } });
  if (trust) words.push({ words: trustName, without: { trust: '' } });
  if (membership) words.push({ words: MEMBERSHIP_WORDS[membership], without: { membership: '' } });
  if (unseen) words.push({ words: `Last seen over ${unseen} days ago`, without: { unseen: '' } });
  if (account) words.push({ words: ACCOUNT_WORDS[account], without: { account: '' } });
  return words;
}

const TEXT_MAX = 100;
const isUnseen = (text: string): text is Exclude<UserFilters['unseen'], ''> =>
  UNSEEN_DAYS.map(String).includes(text);

/** The Users tab's state in its address: `?role=&page=&search=&sort=&verified=`, and its filters. */
export const usersQuery: QueryShape<UsersQuery> = {
  parse(params) {
    const text = (name: string) => (params.get(name) ?? '').slice(0, TEXT_MAX);
    const verified = params.get('verified');
    return {
      ...parseListQuery(params),
      role: USER_TABS.find((role) => role === params.get('role')),
      verified: verified === 'true' || verified === 'false' ? verified : undefined,
      city: text('city'),
      state: text('state'),
      trust: /^[1-9]\d{0,8}$/.test(text('trust')) ? text('trust') : '',
      membership: MEMBERSHIP_FILTERS.find((one) => one === text('membership')) ?? '',
      account: ACCOUNT_FILTERS.find((one) => one === text('account')) ?? '',
      unseen: isUnseen(text('unseen')) ? (text('unseen') as UserFilters['unseen']) : '',
    };
  },
  format({ role, verified, city, state, trust, membership, unseen, account, ...list }) {
    const params = new URLSearchParams(role ? { role } : {});
    for (const [name, value] of formatListQuery(list)) params.set(name, value);
    const further = { verified, city, state, trust, membership, unseen, account };
    for (const [name, value] of Object.entries(further)) if (value) params.set(name, value);
    return params;
  },
};

/** What the server is asked for: the filters without the page. */
export const askedUsers = (query: UsersQuery) => {
  const { search, sort, role, verified, city, state, trust, membership, unseen, account } = query;
  return {
    search,
    sort,
    role,
    verified,
    ...(city && { city }),
    ...(state && { state }),
    ...(trust && { trust: Number(trust) }),
    ...(membership && { membership }),
    ...(unseen && { unseen }),
    ...(account && { account }),
  };
};

/** Identifies the people in the list, independent of order and page. */
export const listName = (query: UsersQuery) => {
  const { sort: _sort, ...filters } = askedUsers(query);
  return JSON.stringify(filters);
};

/** Whether a filter besides the tabs and the checkbox is on. */
export const isNarrowed = (query: UserFilters) =>
  Object.keys(NO_FILTERS).some((name) => query[name as keyof UserFilters] !== '');

/** Whether the list has the admin who looks at it, as far as the filters tell. */
export const hasViewer = (query: UsersQuery) =>
  !query.search && query.role === undefined && query.verified !== 'false' && !isNarrowed(query);
