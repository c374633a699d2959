import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useInvalidate } from '@/lib/api/swr-config';
import { isOf } from './keys';

/**
 * After a change of a pet's entries or documents: asks for these anew and for the history. Not for the pet
 * itself, which has not changed and may be being edited.
 */
export function useReloadPart(petId: number, part: 'entries' | 'documents') {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useCallback(() => {
    void mutate(isOf(part, petId));
    void mutate(isOf('history', petId));
    void invalidate('history');
  }, [petId, part, mutate, invalidate]);
}
