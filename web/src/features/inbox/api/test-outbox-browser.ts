import type { Message } from '@hearthside/contract/inbox/fields';
import { AbortedError } from '@/lib/api/api-error';
import type { ItemEvent } from '../outbox/model/outbox';
import { testMessage } from '../model/test-messages';
import type { OutboxCalls } from './outbox-delivery';
import type { testClock } from '@/lib/outbox/test-clock';
import { MessageOutbox } from './message-outbox';
import { memoryStore, type OutboxStore } from './outbox-store';
import type { OutboxTabs, OutboxWord } from '@/lib/outbox/outbox-tabs';

type Answer<T> = (value: T | Error) => void;
interface Sent {
  chatId: number;
  clientId: string;
  content: string;
  attachments: number[];
}

/** A server that answers at once, or when it is told to. It stores each message once, however often it is sent. */
export function testServer() {
  const held: Message[] = [];
  const asked: Sent[] = [];
  const uploads: { name: string; answer: Answer<number>; progress: (share: number) => void }[] = [];
  const removedUploads: number[] = [];
  let fail: (() => Error | undefined) | undefined;
  let isSlow = false;
  const open: { sent: Sent; answer: () => void }[] = [];

  const take = (sent: Sent): Message => {
    const before = held.find(({ clientId }) => clientId === sent.clientId);
    if (before) return before;
    const { chatId, clientId, content } = sent;
    const message = testMessage(held.length + 1, { chatId, clientId, content, senderId: 7 });
    held.push(message);
    return message;
  };

  const calls: OutboxCalls = {
    send: ({ chatId, clientId, content }, attachments, { signal }) => {
      const sent = { chatId, clientId, content, attachments };
      asked.push(sent);
      const failure = fail?.();
      if (failure) return Promise.reject(failure);
      if (!isSlow) return Promise.resolve(take(sent));
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new AbortedError()));
        open.push({ sent, answer: () => resolve(take(sent)) });
      });
    },
    upload: (_, file, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new AbortedError()));
        uploads.push({
          name: file.name,
          progress: onProgress,
          answer: (value) => {
            if (value instanceof Error) return reject(value);
            const createdAt = new Date(0).toISOString();
            resolve({
              id: value,
              kind: 'image',
              title: '',
              mime: 'image/jpeg',
              size: 3,
              width: 1,
              height: 1,
              url: '/x',
              previewUrl: null,
              createdAt,
            });
          },
        });
      }),
    removeUpload: (_, id) => {
      removedUploads.push(id);
      return Promise.resolve();
    },
  };
  return {
    calls,
    held,
    asked,
    uploads,
    removedUploads,
    /** The error that sending fails with from now on. Undefined for none. */
    failWith: (failure?: () => Error | undefined) => (fail = failure),
    /** From now on, a message is accepted only when `answerNext` is called. */
    beSlow: () => (isSlow = true),
    answerNext: () => open.shift()?.answer(),
    texts: () => held.map(({ content }) => content),
  };
}

/** One browser: its tabs get each other's messages, one holds the lock, and storage is shared. */
export function testBrowser({ canAgree = true, keeps = true } = {}) {
  const memory = memoryStore();
  // What comes back from a device is bytes without a name.
  const bytesOf = async (localId: string) => {
    const file = await memory.blob(localId);
    return file && new Blob([file]);
  };
  const kept: OutboxStore = { ...memory, blob: bytesOf };
  const tabs: { hear?: (word: OutboxWord<ItemEvent>) => void; leads?: (leads: boolean) => void }[] =
    [];
  let leader: (typeof tabs)[number] | undefined;
  const lead = (tab: (typeof tabs)[number] | undefined) => {
    leader = tab;
    tab?.leads?.(true);
  };
  const tab = (): OutboxTabs<ItemEvent> & { sleep: () => void } => {
    const own: (typeof tabs)[number] = {};
    let sleeps = false;
    tabs.push(own);
    return {
      canAgree,
      post: (word) =>
        [...tabs]
          .filter((each) => each !== own)
          .forEach((each) => each.hear?.(structuredClone(word))),
      listen: (hear) => (own.hear = (word) => !sleeps && hear(word)),
      lineUp: (leads) => {
        own.leads = leads;
        if (canAgree && !leader) lead(own);
      },
      takeOver: () => {
        leader?.leads?.(false);
        lead(own);
      },
      close: () => {
        tabs.splice(tabs.indexOf(own), 1);
        if (leader === own) lead(tabs.find((each) => each.leads));
      },
      sleep: () => (sleeps = true),
    };
  };
  const store = (): Promise<OutboxStore> =>
    Promise.resolve(keeps ? { ...kept, isShared: true } : memoryStore());
  return { tab, store, kept };
}

interface OpenOptions {
  clock: ReturnType<typeof testClock>;
  server: ReturnType<typeof testServer>;
  browser: ReturnType<typeof testBrowser>;
  session?: { isOpen: boolean };
  store?: () => Promise<OutboxStore>;
}

/** Opens a tab with the member's outbox in it. */
export function openTab({ clock, server, browser, ...options }: OpenOptions) {
  const session = options.session ?? { isOpen: true };
  const tabs = browser.tab();
  const sent: Message[] = [];
  const outbox = new MessageOutbox({
    calls: server.calls,
    openStore: options.store ?? browser.store,
    openTabs: () => tabs,
    isReady: () => session.isOpen,
    sent: (message) => sent.push(message),
    now: clock.now,
    after: clock.after,
  });
  outbox.start();
  return {
    outbox,
    sent,
    tabs,
    texts: () => outbox.items().map(({ content }) => content),
    first: () => outbox.items()[0],
  };
}
