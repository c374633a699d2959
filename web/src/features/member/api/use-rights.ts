import type { Me } from '@hearthside/contract/member/profile';
import { useEffect, useRef } from 'react';
import { realtime } from '@/lib/live/realtime';
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
  useEffect(() => {
    let askedAt = -Infinity;
    // If the request fails, the next focus of the window repeats it.
    const ask = () => void reloadMe().catch(() => undefined);
    const leave = [
      realtime.subscribe('rights', ask),
      onRefusal(() => {
        if (Date.now() - askedAt < AGAIN_MS) return;
        askedAt = Date.now();
        ask();
      }),
    ];
    return () => leave.forEach((each) => each());
  }, []);
  const rights = `${role} ${verified}`;
  const before = useRef(rights);
  useEffect(() => {
    if (before.current === rights) return;
    before.current = rights;
    emptyCache();
  }, [rights, emptyCache]);
}
