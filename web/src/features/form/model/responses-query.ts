import type { QueryShape } from '@/lib/query-state';

/** What the responses screen shows: all responses together, or one at a time. */
export interface ResponsesQuery {
  view: 'all' | 'individual';
  /** The id of the response. Undefined means the first one. */
  response?: number;
}

/** The responses screen's state in its address: `?view=individual&response=12`. */
export const responsesQuery: QueryShape<ResponsesQuery> = {
  parse(params) {
    const response = params.get('response') ?? '';
    return {
      view: params.get('view') === 'individual' ? 'individual' : 'all',
      response: /^[1-9]\d{0,8}$/.test(response) ? Number(response) : undefined,
    };
  },
  format({ view, response }) {
    const params = new URLSearchParams();
    if (view === 'all') return params;
    params.set('view', view);
    if (response) params.set('response', String(response));
    return params;
  },
};
