import { useEffect, useRef } from 'react';
import { toast } from '@/ui/toast';

/** Tells a waiting member the moment they are verified, wherever in the portal they are. */
export function useVerifiedToast(verified: boolean): void {
  const before = useRef(verified);
  useEffect(() => {
    if (verified && !before.current) {
      toast.success('You are verified. Welcome! Your new sections are here.');
    }
    before.current = verified;
  }, [verified]);
}
