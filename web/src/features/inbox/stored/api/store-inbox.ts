import { inboxEndpoints } from '@hearthside/contract/inbox/endpoints';
import { realtime } from '@/lib/live/realtime';
import { ownCall } from '@/lib/outbox/own-call';
import { idle } from '@/ui/idle';
import type { InboxStore } from '../../api/inbox-store';
import { InboxStorer } from './inbox-storer';
import { beginStoring } from './stored-inbox';

/** How often a quiet portal notes that what is stored is still true, in milliseconds. */
const CONFIRM_MS = 5 * 60_000;
/** Everything is compared with the server no more often than this, in milliseconds. */
const COMPARE_MS = 30_000;

/**
 * Stores the member's newest chats on this device, until the returned function is called. Of several tabs one does so.
 * It begins once the page is idle.
 */
export function storeInbox(inbox: InboxStore): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const left = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const work = async () => {
    await idle();
    const writer = signal.aborted ? undefined : await beginStoring(inbox.memberId);
    if (!writer || signal.aborted) return;
    const storer = new InboxStorer(writer, surroundings(inbox.memberId));
    const leave = follow(inbox, storer);
    await Promise.race([left, storer.ended]);
    storer.close();
    leave();
  };
  void alone(`hearthside.messages.${inbox.memberId}`, signal, work).catch(() => undefined);
  return () => leaving.abort();
}

/** Where there are no locks, without a secure origin, each tab stores the same. */
const alone = async (name: string, signal: AbortSignal, work: () => Promise<void>) =>
  (navigator.locks as LockManager | undefined)
    ? navigator.locks.request(name, { signal }, work)
    : work();

const surroundings = (memberId: number) => ({
  viewerId: memberId,
  list: (input = {}) => ownCall(memberId, inboxEndpoints.list, input),
  messages: (input: Parameters<typeof ownMessages>[1]) => ownMessages(memberId, input),
  changes: (input: Parameters<typeof ownChanges>[1]) => ownChanges(memberId, input),
  isLive: () => realtime.status() === 'live',
  idle,
  now: () => new Date(),
  after: (ms: number, work: () => void) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
});

const { messages, changes } = inboxEndpoints;
const ownMessages = (memberId: number, input: Parameters<typeof ownCall<typeof messages>>[2]) =>
  ownCall(memberId, messages, input);
const ownChanges = (memberId: number, input: Parameters<typeof ownCall<typeof changes>>[2]) =>
  ownCall(memberId, changes, input);

/** Follows what happens in the inbox, as a list of chats on screen does. */
function follow(inbox: InboxStore, storer: InboxStorer): () => void {
  let comparedAt = -Infinity;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const compare = () => {
    waiting = undefined;
    comparedAt = Date.now();
    void storer.storeAll();
  };
  const compareSoon = () => {
    waiting ??= setTimeout(compare, Math.max(0, comparedAt + COMPARE_MS - Date.now()));
  };
  const patch = (change: Parameters<InboxStorer['take']>[0]) => {
    storer.take(change);
    // It asks for what it has to know by itself.
    return true;
  };
  const leave = [
    inbox.rows.subscribe('stored chats', { patch, refresh: compareSoon }),
    inbox.events.subscribe('stored chats', compareSoon),
    realtime.watchStatus(() => realtime.status() !== 'live' && storer.missed()),
  ];
  const confirming = setInterval(() => void storer.confirm(), CONFIRM_MS);
  compareSoon();
  return () => {
    clearInterval(confirming);
    clearTimeout(waiting);
    for (const each of leave) each();
  };
}
