import type { ServerEvents } from '@hearthside/contract/realtime';
import { useEffect } from 'react';
import { realtime } from './realtime';

/** A first connection within this time is part of opening the page, which has just asked, in milliseconds. */
const UNNOTICED_MS = 1000;

/**
 * Calls `changed` with each event of these names, and without one when a connection returns after a break or comes
 * late: events may have been missed. `changed` has to keep its identity.
 */
export function useLive<Name extends keyof ServerEvents>(
  changed: (payload?: Parameters<ServerEvents[Name]>[0]) => void,
  ...names: [Name, ...Name[]]
): void {
  const all = names.join();
  useEffect(() => {
    let wasLive = realtime.status() === 'live';
    const since = Date.now();
    const leave = [
      ...all
        .split(',')
        .map((name) => realtime.subscribe(name as Name, changed as ServerEvents[Name])),
      realtime.watchStatus(() => {
        if (realtime.status() !== 'live') return;
        if (wasLive || Date.now() - since > UNNOTICED_MS) changed();
        wasLive = true;
      }),
    ];
    return () => leave.forEach((each) => each());
  }, [all, changed]);
}
