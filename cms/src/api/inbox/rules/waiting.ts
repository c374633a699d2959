/** Who waits for an answer of the office, message by message. */

/** Who waits in a chat with the office. */
export interface Waiting {
  /** Null if nobody waits. */
  since: Date | null;
  /** Who wrote first of those who wait. */
  waiterId: number | null;
  /** The id of the last message that is answered, or needs no answer. */
  answeredUpTo: number;
}

/** A message, as far as it says who waits. */
export interface Said {
  id: number;
  /** Null if its sender was erased. */
  senderId: number | null;
  fromOffice: boolean;
  at: Date;
  deleted?: boolean;
}

/** How long somebody waited until the office answered. */
export interface Wait {
  since: Date;
  answeredAt: Date;
  seconds: number;
}

export const NOBODY_WAITS: Waiting = { since: null, waiterId: null, answeredUpTo: 0 };

/**
 * Who waits after a message. The first message of a person starts the wait and their next ones don't start it anew. Any
 * admin's message answers, and tells how long the wait was. A deleted message begins and answers nothing.
 */
export function afterMessage(before: Waiting, said: Said): { waiting: Waiting; wait?: Wait } {
  const { id, senderId, at } = said;
  if (said.deleted) return { waiting: before };
  if (said.fromOffice) {
    const waiting = { since: null, waiterId: null, answeredUpTo: id };
    return before.since ? { waiting, wait: waitOf(before.since, at) } : { waiting };
  }
  if (before.since || senderId === null || id <= before.answeredUpTo) return { waiting: before };
  return { waiting: { ...before, since: at, waiterId: senderId } };
}

/** Who waits after several messages, and the waits that these have ended. */
export function afterMessages(before: Waiting, all: readonly Said[]) {
  const waits: Wait[] = [];
  let waiting = before;
  for (const said of all) {
    const after = afterMessage(waiting, said);
    waiting = after.waiting;
    if (after.wait) waits.push(after.wait);
  }
  return { waiting, waits };
}

/** How long somebody waited, from their message until the answer. */
export const waitOf = (since: Date, answeredAt: Date): Wait => ({
  since,
  answeredAt,
  seconds: Math.max(0, Math.round((answeredAt.getTime() - since.getTime()) / 1000)),
});
