import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useInvalidate } from '@/lib/api/swr-config';
import { formApi } from './form-api';
import { formKeys, isOf } from './keys';

/** Makes an unpublished copy of a form, which the editor can show at once. */
export function useDuplicateForm() {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useCallback(
    async (id: number) => {
      const copy = await formApi.duplicate({ id });
      void mutate(formKeys.detail(copy.formId), copy.form, { revalidate: false });
      void mutate(isOf('list'));
      void invalidate('history');
      return copy;
    },
    [mutate, invalidate],
  );
}
