import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useInvalidate } from '@/lib/api/swr-config';
import { formApi } from '../../api/form-api';
import { isOf, type ResponsesAsked } from '../../api/keys';

/** Deletes a response, which can be brought back for a while. It is not asked for itself any more: it is gone. */
export function useRemoveResponse(formId: number) {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useCallback(
    async (responseId: number) => {
      const isGone = (key: readonly unknown[]) =>
        isOf('responses', formId)(key) && (key[3] as ResponsesAsked).responseId === responseId;
      try {
        await formApi.removeResponse({ formId, responseId });
      } finally {
        // A refusal too says something new: somebody else may have been quicker.
        void mutate((key) => Array.isArray(key) && key[0] === 'form' && !isGone(key));
        void invalidate('member', 'history');
      }
    },
    [formId, invalidate, mutate],
  );
}
