/** The messages between the tabs of one browser about their shared outbox. */
export type OutboxWord<Event> =
  | { type: 'event'; event: Event }
  /** A tab with something to send asks whether a tab is sending. The sending tab answers. */
  | { type: 'anybody' | 'here' };

/** What an outbox needs from the other tabs of its browser. Tests pass their own. */
export interface OutboxTabs<Event> {
  /**
   * Whether the tabs can choose one that sends. Otherwise each sends its own items, and those it finds when it
   * starts.
   */
  readonly canAgree: boolean;
  post(word: OutboxWord<Event>): void;
  listen(listener: (word: OutboxWord<Event>) => void): void;
  /** Lines up to become the sending tab, and again whenever another tab has taken over. */
  lineUp(leads: (leads: boolean) => void): void;
  /** Becomes the sending tab, ahead of one that does not answer: browsers put hidden tabs to sleep. */
  takeOver(): void;
  close(): void;
}

/**
 * The real browser: BroadcastChannel and web locks, which exist only if the address is https. `name` is that of one
 * outbox of one member.
 */
export function browserTabs<Event>(name: string): OutboxTabs<Event> {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  const line = locks && lockLine(locks, name);
  return {
    canAgree: line !== undefined && channel !== undefined,
    post: (word) => channel?.postMessage(word),
    listen: (listener) =>
      channel?.addEventListener('message', ({ data }) => listener(data as OutboxWord<Event>)),
    lineUp: (leads) => line?.lineUp(leads),
    takeOver: () => line?.takeOver(),
    close: () => {
      channel?.close();
      line?.close();
    },
  };
}

/** A place in the line for a lock that is held for as long as the page lives. */
export function lockLine(locks: LockManager, name: string) {
  let notify: (leads: boolean) => void = () => undefined;
  let leave: () => void = () => undefined;
  let isClosed = false;

  const ask = (options: LockOptions) => {
    let letGo: () => void = () => undefined;
    const waiting = new AbortController();
    leave = () => {
      waiting.abort();
      letGo();
    };
    const held = () => {
      if (isClosed) return;
      notify(true);
      return new Promise<void>((resolve) => (letGo = resolve));
    };
    // Browsers don't accept a signal for stealing a lock. It needs none, because it does not wait.
    const asked = options.steal ? options : { ...options, signal: waiting.signal };
    const lost = () => {
      if (isClosed || waiting.signal.aborted) return;
      // Another tab has taken over.
      notify(false);
      ask({});
    };
    locks.request(name, asked, held).catch(lost);
  };

  return {
    lineUp: (leads: (leads: boolean) => void) => {
      notify = leads;
      ask({});
    },
    takeOver: () => {
      leave();
      ask({ steal: true });
    },
    close: () => {
      isClosed = true;
      leave();
    },
  };
}
