import { useCallback } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import { formApi } from '../../api/form-api';

/** Brings a deleted response back. */
export function useRestoreResponse(formId: number) {
  const invalidate = useInvalidate();
  return useCallback(
    async (responseId: number) => {
      const back = await formApi.restoreResponse({ formId, responseId });
      void invalidate('form', 'member', 'history');
      return back;
    },
    [formId, invalidate],
  );
}
