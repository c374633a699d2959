import type { ServerEvents } from '@hearthside/contract/realtime';
import { useEffect } from 'react';
import { realtime } from './realtime';

/**
 * Calls `changed` with each such event, and without one when the connection is back after a break, because events may
 * have been missed. `changed` has to keep its identity.
 */
export function useLive<Name extends keyof ServerEvents>(
  name: Name,
  changed: (payload?: Parameters<ServerEvents[Name]>[0]) => void,
): void {
  useEffect(() => {
    let wasLive = realtime.status() === 'live';
    const leave = [
      realtime.subscribe(name, changed as ServerEvents[Name]),
      realtime.watchStatus(() => {
        if (realtime.status() !== 'live') return;
        if (wasLive) changed();
        wasLive = true;
      }),
    ];
    return () => leave.forEach((each) => each());
  }, [name, changed]);
}
