import type { MuteTime } from '@hearthside/contract/inbox/fields';

const HOUR_MS = 3_600_000;
const LASTS_MS = { hour: HOUR_MS, day: 24 * HOUR_MS } as const;

/** What a member may say about being told of a chat. `notifications` is how clients from before `muteFor` say it. */
export interface Muting {
  notifications?: boolean | undefined;
  muteFor?: MuteTime | null | undefined;
}

/** The columns of a seat that is muted from now on, or no longer. Null if nothing was said about it. */
export function mutingColumns(
  { notifications, muteFor }: Muting,
  now: Date,
): { notifications: boolean; muted_until: Date | null } | null {
  if (muteFor === undefined) {
    return notifications === undefined ? null : { notifications, muted_until: null };
  }
  if (muteFor === null) return { notifications: true, muted_until: null };
  if (muteFor === 'ever') return { notifications: false, muted_until: null };
  return { notifications: true, muted_until: new Date(now.getTime() + LASTS_MS[muteFor]) };
}
