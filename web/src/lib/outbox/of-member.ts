import { session } from '@/lib/session/session';

/** What one member has in this tab, apart from the data cache. */
export interface OfMember {
  readonly memberId: number;
  /** Ends this tab's part, because another member or nobody is signed in. */
  close(): void;
}

/**
 * Makes a function that returns what a member has in this tab. There is only one at a time: opening another member's
 * closes it, and a member who signs out takes theirs with them. A session that ended on its own only interrupts it.
 */
export function ofMember<Own extends OfMember>(make: (memberId: number) => Own) {
  let current: Own | undefined;
  let isWatching = false;

  function leaveWithSession() {
    const state = session.state();
    const isOver =
      state.status === 'signed-out' ||
      (state.status === 'signed-in' && state.me.id !== current?.memberId);
    if (!isOver) return;
    current?.close();
    current = undefined;
  }

  return (memberId: number): Own => {
    if (!isWatching) session.subscribe(leaveWithSession);
    isWatching = true;
    if (current?.memberId !== memberId) {
      current?.close();
      current = make(memberId);
    }
    return current as Own;
  };
}

/** Sends again whenever the connection or the session may be back, until the returned function is called. */
export function wakeWithConnection(wake: () => void): () => void {
  const leave = session.subscribe(wake);
  window.addEventListener('online', wake);
  return () => {
    leave();
    window.removeEventListener('online', wake);
  };
}
