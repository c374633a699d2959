import type { SubmissionDetail } from '@hearthside/contract/form-submission';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useInvalidate } from '@/lib/api/swr-config';
import { formApi } from '../../api/form-api';
import { formKeys } from '../../api/keys';

/** What is decided about a submission. */
export interface Decision {
  responseId: number;
  approve: boolean;
  /** Why it is rejected, where that is said. */
  message?: string;
  /** What the reviewer has seen; where it was sent again since, the decision is refused. */
  revision?: string;
}

/** Takes what a call says of a submission over into all that shows it. */
function useDecided() {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useCallback(
    async (responseId: number, call: () => Promise<SubmissionDetail>) => {
      try {
        const decided = await call();
        void mutate(formKeys.submission(responseId), decided, { revalidate: false });
        return decided;
      } finally {
        // A refusal too says something new: somebody else may have been quicker.
        void invalidate('form', 'member', 'history');
      }
    },
    [invalidate, mutate],
  );
}

/**
 * Approves or rejects a submission, for a moment in a way that can be undone. A call each, not one mutation: several
 * may be decided one after the other.
 */
export function useReview() {
  const decided = useDecided();
  return useCallback(
    (decision: Decision) =>
      decided(decision.responseId, () => formApi.approve({ ...decision, mayUndo: true })),
    [decided],
  );
}

/** Undoes the decision that made this revision of a submission. */
export function useUndoReview() {
  const decided = useDecided();
  return useCallback(
    (responseId: number, revision: string) =>
      decided(responseId, () => formApi.undoReview({ responseId, revision })),
    [decided],
  );
}
