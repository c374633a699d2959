import { STATUS_TEXTS } from '@hearthside/contract/form/fields';
import type { ReviewedMember } from '@hearthside/contract/form/review';
import { REVIEW_STATUSES } from '@hearthside/contract/form/submission';

type Form = ReviewedMember['forms'][number];

/** Which of a member's submissions to show first: one that waits, one that was sent back, one that was approved. */
const FIRST = ['pending', 'rejected', 'approved'] as const;

/** Whether its answers can be reviewed. Responses to forms without review are only read. */
export const isReviewed = ({ status }: Form): boolean =>
  (REVIEW_STATUSES as readonly unknown[]).includes(status);

/** The submission by which to get to know a member, or undefined if they have sent nothing that is reviewed. */
export const submissionToShow = (forms: readonly Form[]): number | undefined =>
  FIRST.flatMap((status) => forms.filter((form) => form.status === status))[0]?.responseId ??
  undefined;

/** How far a member is with a form: 'Not Started', 'In Progress, 40% answered', 'Approved'. */
export function standingOf({ status, progress }: Form): string {
  const text = STATUS_TEXTS[status ?? 'none'];
  return status === 'draft' ? `${text}, ${progress}% answered` : text;
}

/** Why there are no answers to review, in sentences. */
export function whatIsMissing(forms: readonly Form[]): string[] {
  if (forms.length === 0)
    return ['No forms are meant for their role, so there’s nothing to review.'];
  const open = forms.filter(({ status }) => status === null || status === 'draft');
  if (open.length === 0) return ['What they have sent needs no review. You can still read it.'];
  return open.map((form) => `“${form.title}”: ${standingOf(form)}`);
}
