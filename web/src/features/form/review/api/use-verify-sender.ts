import { useVerifying } from '@/features/member';
import { useInvalidate } from '@/lib/api/swr-config';

/** Verifies who has sent a submission, or takes it back; submissions show it. */
export function useVerifySender() {
  const invalidate = useInvalidate();
  return useVerifying(() => void invalidate('form'));
}
