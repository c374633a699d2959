import { REVIEW_QUEUES, type ReviewQueue } from '@hearthside/contract/form/review';
import { pagedQuery } from '@/lib/paged-query';
import type { QueryShape } from '@/lib/query-state';

/** An item of a queue: the id of a submission or of a newcomer; or the end, after the last one. */
export type QueueItemId = number | 'end';

/** What the review queue shows. */
export interface QueueQuery {
  queue: ReviewQueue;
  /** Narrows the queue, as it does in the list from which it was opened. */
  search: string;
  /** Undefined means the first one. */
  item?: QueueItemId;
  /** Another submission of the same member, to be looked at instead. */
  submission?: number;
}

const idIn = (text: string | null) =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;

/** The page’s state in its address: `?queue=newcomers&search=&item=12&submission=34`. Invalid values are ignored. */
export const queueQuery: QueryShape<QueueQuery> = {
  parse(params) {
    const item = params.get('item');
    return {
      queue: REVIEW_QUEUES.find((queue) => queue === params.get('queue')) ?? 'submissions',
      search: pagedQuery.parse(params).search,
      item: item === 'end' ? item : idIn(item),
      submission: idIn(params.get('submission')),
    };
  },
  format({ queue, search, item, submission }) {
    const params = new URLSearchParams({ queue });
    if (search) params.set('search', search);
    if (item) params.set('item', String(item));
    if (submission) params.set('submission', String(submission));
    return params;
  },
};
