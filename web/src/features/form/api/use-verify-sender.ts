import { useCallback } from 'react';
import { useVerify } from '@/features/member';
import { useInvalidate } from '@/lib/swr-config';

/** Verifies who has sent a submission, or takes it back; submissions show it. */
export function useVerifySender() {
  const { trigger } = useVerify();
  const invalidate = useInvalidate();
  return useCallback(
    async (id: number, verified: boolean) => {
      try {
        await trigger({ id, verified });
      } finally {
        void invalidate('form');
      }
    },
    [invalidate, trigger],
  );
}
