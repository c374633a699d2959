import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useInvalidate } from '@/lib/swr-config';
import { formApi } from './form-api';
import { formKeys } from './keys';

/** What is decided about a submission. */
export interface Decision {
  responseId: number;
  approve: boolean;
  /** Why it is rejected, where that is said. */
  message?: string;
  /** What the reviewer has seen; where it was sent again since, the decision is refused. */
  revision?: string;
}

/** Approves or rejects a submission. A call each, not one mutation: several may be decided one after the other. */
export function useReview() {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useCallback(
    async (decision: Decision) => {
      try {
        const decided = await formApi.approve(decision);
        void mutate(formKeys.submission(decision.responseId), decided, { revalidate: false });
        return decided;
      } finally {
        // A refusal too says something new: somebody else may have been quicker.
        void invalidate('form', 'member', 'history');
      }
    },
    [invalidate, mutate],
  );
}
