import { useCallback } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import { formApi } from './form-api';

/** Brings a deleted form back. A call each, not one mutation: several may be undone at a time. */
export function useRestoreForm() {
  const invalidate = useInvalidate();
  return useCallback(
    async (id: number) => {
      const back = await formApi.restore({ id });
      void invalidate('form', 'member', 'history');
      return back;
    },
    [invalidate],
  );
}
