import type { ReviewQueue } from '@hearthside/contract/form/review';
import { useState } from 'react';
import { ApiError } from '@/lib/api/api-error';
import type { Answered } from '@/lib/api/view-of';
import { useSubmission } from '../../review/api/responses';
import { useReviewedMember } from '../api/queue';
import { submissionToShow } from '../model/queue-forms';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** An answer about something that was deleted is not shown any more. */
const present = <Data>(found: Answered<Data>): Answered<Data> => ({
  data: isGone(found.error) ? undefined : found.data,
  error: found.error,
  isValidating: found.isValidating,
  mutate: found.mutate,
});

/**
 * An item of a queue: a member, and the submission of theirs that is shown, by default the one that the item is about.
 * Without an `id`, nothing is requested.
 */
export function useQueueItem(queue: ReviewQueue, id: number | undefined, chosen?: number) {
  const isNewcomer = queue === 'newcomers';
  // It stays the same while it is decided, although another one may then be the first that waits.
  const [pinned, setPinned] = useState<number>();
  const shown = chosen ?? (isNewcomer ? pinned : id);
  const submission = present(useSubmission(shown === undefined ? null : { responseId: shown }));
  const userId = isNewcomer ? id : submission.data?.userId;
  const member = present(useReviewedMember(userId === undefined ? null : { userId }));
  const first = isNewcomer && member.data ? submissionToShow(member.data.forms) : undefined;
  if (pinned === undefined && first !== undefined) setPinned(first);
  const hasAnswer =
    shown === undefined || submission.data !== undefined || submission.error !== undefined;
  return {
    member,
    submission,
    shown,
    /** What the item is about: it is there when the item is. */
    lead: isNewcomer ? { ...member, data: hasAnswer ? member.data : undefined } : submission,
    /** Whether the item does not exist any more. */
    isGone: isGone(isNewcomer ? member.error : submission.error),
  };
}

export type QueueItemFound = ReturnType<typeof useQueueItem>;
