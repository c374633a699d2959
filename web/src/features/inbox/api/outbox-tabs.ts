import type { ItemEvent } from '../model/outbox';

/** What the tabs of one browser tell each other about the outbox they share. */
export type OutboxWord =
  | { type: 'event'; event: ItemEvent }
  /** A tab that has something to send wants to know whether one is sending; the one that is answers. */
  | { type: 'anybody' | 'here' };

/** What an outbox needs of the other tabs of its browser; the tests bring their own. */
export interface OutboxTabs {
  /** Whether one tab can be the one that sends. Otherwise each sends its own, and what it finds when it begins. */
  readonly canAgree: boolean;
  post(word: OutboxWord): void;
  listen(listener: (word: OutboxWord) => void): void;
  /** Lines up to be the one that sends, and again whenever another has taken that over. */
  lineUp(leads: (leads: boolean) => void): void;
  /** Becomes the one that sends, past a tab that does not answer: browsers put hidden ones to sleep. */
  takeOver(): void;
  close(): void;
}

/** The real browser: BroadcastChannel and web locks, which there are only where the address is https. */
export function browserTabs(memberId: number): OutboxTabs {
  const name = `hearthside.outbox.${memberId}`;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  const line = locks && lockLine(locks, name);
  return {
    canAgree: line !== undefined && channel !== undefined,
    post: (word) => channel?.postMessage(word),
    listen: (listener) =>
      channel?.addEventListener('message', ({ data }) => listener(data as OutboxWord)),
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
    // The browser knows no stealing that can be given up on; it needs none, it waits for nobody.
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
