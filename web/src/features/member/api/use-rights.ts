import type { Me } from '@hearthside/contract/member/me';
import { useCallback, useEffect, useRef } from 'react';
import { useLive } from '@/lib/live/use-live';
import { onRefusal } from '@/lib/api/refusals';
import { useEmptyCache } from '@/lib/api/keep-previous';
import { reloadMe } from './members';

/** After a refusal, further refusals cause no request for this long, in milliseconds. */
const AGAIN_MS = 5000;

/**
 * Keeps this window to what the member may do now: told by the realtime connection, and if that event was missed,
 * noticed from a refused call. When rights change, nothing that was loaded before stays on screen.
 */
export function useRights({ role, verified }: Pick<Me, 'role' | 'verified'>): void {
  const emptyCache = useEmptyCache();
  // If the request fails, the next focus of the window repeats it.
  const ask = useCallback(() => void reloadMe().catch(() => undefined), []);
  useLive(ask, 'rights');
  useEffect(() => {
    let askedAt = -Infinity;
    return onRefusal(() => {
      if (Date.now() - askedAt < AGAIN_MS) return;
      askedAt = Date.now();
      ask();
    });
  }, [ask]);
  const rights = `${role} ${verified}`;
  const before = useRef(rights);
  useEffect(() => {
    if (before.current === rights) return;
    before.current = rights;
    emptyCache();
  }, [rights, emptyCache]);
}
