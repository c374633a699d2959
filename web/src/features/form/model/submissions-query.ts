import { REVIEW_STATUSES, type ReviewStatus } from '@hearthside/contract/form/submission';
import { pagedQuery, type PagedQuery } from '@/lib/paged-query';
import type { QueryShape } from '@/lib/query-state';

/** The state of the Submissions tab. */
export interface SubmissionsQuery extends PagedQuery {
  /** Undefined means all of them. */
  status?: ReviewStatus;
  /** The submission that is opened. */
  submission?: number;
}

/** The tab's state in its address: `?tab=submissions&page=&search=&status=&submission=`. */
export const submissionsQuery: QueryShape<SubmissionsQuery> = {
  parse(params) {
    const submission = params.get('submission') ?? '';
    return {
      ...pagedQuery.parse(params),
      status: REVIEW_STATUSES.find((status) => status === params.get('status')),
      submission: /^[1-9]\d{0,8}$/.test(submission) ? Number(submission) : undefined,
    };
  },
  format({ status, submission, ...list }) {
    const params = new URLSearchParams({ tab: 'submissions' });
    for (const [name, value] of pagedQuery.format(list)) params.set(name, value);
    if (status) params.set('status', status);
    if (submission) params.set('submission', String(submission));
    return params;
  },
};

/** The filter's choices (part 2 §2, plus Rejected). */
export const STATUS_CHOICES = [
  { value: '', label: 'All Status' },
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
] as const satisfies readonly { value: ReviewStatus | ''; label: string }[];
