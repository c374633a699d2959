import { SEARCH_MAX } from '@hearthside/contract/list';
import type { QueryShape } from './query-state';

/** What every searched list can be asked for: which page, and which search words. */
export interface PagedQuery {
  page: number;
  search: string;
}

/** A searched list's state in its address: `?page=&search=`. Invalid values are ignored. */
export const pagedQuery: QueryShape<PagedQuery> = {
  parse(params) {
    const page = params.get('page') ?? '';
    return {
      page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
      search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    };
  },
  format({ page, search }) {
    const params = new URLSearchParams();
    if (page > 1) params.set('page', String(page));
    if (search) params.set('search', search);
    return params;
  },
};
