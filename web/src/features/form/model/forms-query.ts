import { ROLE_LABELS, rolesListed } from '@hearthside/contract/access';
import { FORM_ROLES, type FormRole } from '@hearthside/contract/form/fields';
import { FORM_SORTS, type FormSort } from '@hearthside/contract/form/endpoints';
import { pagedQuery, type PagedQuery } from '@/lib/paged-query';
import type { QueryShape } from '@/lib/query-state';

export type FormsTab = 'all' | 'submissions' | FormRole;

/** The role tabs in the order of part 2 §2. */
const ROLE_TABS: readonly FormRole[] = rolesListed('formTabs');

/** The eleven tabs of the section Forms (part 2 §2). */
export const FORM_TABS: readonly { id: FormsTab; label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'submissions', label: 'Submissions' },
  ...ROLE_TABS.map((role) => ({ id: role, label: ROLE_LABELS[role].many })),
];

/** The tab in an address: `?tab=`. */
export const formsTab = (params: URLSearchParams): FormsTab =>
  FORM_TABS.find(({ id }) => id === params.get('tab'))?.id ?? 'all';

/** The state of the list of forms. */
export interface FormsQuery extends PagedQuery {
  role?: FormRole;
  sortBy: FormSort;
  sortOrder: 'asc' | 'desc';
}

/** The default order of the list (part 2 §7). */
const DEFAULT_SORT = 'createdAt_desc';

/** The list's state in its address: `?tab=&page=&search=&sort=title_asc`. Invalid values are ignored. */
export const formsQuery: QueryShape<FormsQuery> = {
  parse(params) {
    const sort = /^(\w+)_(asc|desc)$/.exec(params.get('sort') ?? '');
    const known = sort?.[1] !== undefined && Object.hasOwn(FORM_SORTS, sort[1]);
    return {
      ...pagedQuery.parse(params),
      role: FORM_ROLES.find((role) => role === params.get('tab')),
      sortBy: known ? (sort[1] as FormSort) : 'createdAt',
      sortOrder: known && sort[2] === 'asc' ? 'asc' : 'desc',
    };
  },
  format({ role, sortBy, sortOrder, ...query }) {
    const params = new URLSearchParams(role ? { tab: role } : {});
    for (const [name, value] of pagedQuery.format(query)) params.set(name, value);
    const sort = `${sortBy}_${sortOrder}`;
    if (sort !== DEFAULT_SORT) params.set('sort', sort);
    return params;
  },
};

/**
 * The address of a tab. Search and order are kept from one list of forms to another, but not to submissions and back.
 */
export function tabLink(tab: FormsTab, from: URLSearchParams): string {
  if (tab === 'submissions') return '?tab=submissions';
  const role = tab === 'all' ? undefined : tab;
  const kept = formsTab(from) === 'submissions' ? new URLSearchParams() : from;
  return `?${formsQuery.format({ ...formsQuery.parse(kept), role, page: 1 })}`;
}

/** The sort after a press on a column's header: reversed, or by that column in its usual direction. */
export function sortedBy(query: FormsQuery, column: FormSort): Partial<FormsQuery> {
  const first = column === 'title' ? 'asc' : 'desc';
  const other = query.sortOrder === 'asc' ? 'desc' : 'asc';
  return { sortBy: column, sortOrder: query.sortBy === column ? other : first, page: 1 };
}
