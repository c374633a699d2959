import { pagedQuery, type PagedQuery } from '@/lib/paged-query';
import type { QueryShape } from '@/lib/query-state';

/** The state of the reports. */
export interface ReportsQuery extends PagedQuery {
  /** The form whose report is opened. */
  form?: number;
}

/** The reports' state in their address: `?page=&search=&form=`. */
export const reportsQuery: QueryShape<ReportsQuery> = {
  parse(params) {
    const form = params.get('form') ?? '';
    return {
      ...pagedQuery.parse(params),
      form: /^[1-9]\d{0,8}$/.test(form) ? Number(form) : undefined,
    };
  },
  format({ form, ...list }) {
    const params = pagedQuery.format(list);
    if (form) params.set('form', String(form));
    return params;
  },
};
