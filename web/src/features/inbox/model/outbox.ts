import type { Message } from '@hearthside/contract/inbox/fields';
import type { ChatFileKind } from '@hearthside/contract/inbox/file';
import { applyItemEvent } from './outbox-item';

/** A file of a message that is being sent. Its bytes are kept beside it, under `localId`. */
export interface OutboxFile {
  localId: string;
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  kind: ChatFileKind;
  /** The server's id of it, once it is there. */
  attachmentId?: number;
  /** How much of it is through, 0 to 1. */
  progress: number;
  status: 'waiting' | 'uploading' | 'done' | 'failed' | 'cancelled';
  /** Why it failed, for people. */
  problem?: string;
}

/** A message on its way. */
export interface OutboxItem {
  /** Chosen here; the message bears it on the server, and is there once however often it is sent. */
  clientId: string;
  chatId: number;
  content: string;
  files: readonly OutboxFile[];
  /** When the member has sent it, by this device's clock, as an ISO date; the order of sending. */
  createdAt: string;
  status: 'waiting' | 'sending' | 'failed';
  /** Why it failed, for people. */
  problem?: string;
  /** How often in a row the server was away when it was tried. */
  tries: number;
  /** Whether its files had to be uploaded a second time, because the server had given up on them. */
  reuploaded?: boolean;
}

/** The messages on their way, and which have left, so that late news of one cannot bring it back. */
export interface Outbox {
  readonly items: readonly OutboxItem[];
  readonly gone: ReadonlySet<string>;
}

/** What happens to one of an item's files. */
export type FileEvent = { clientId: string; localId: string } & (
  | { type: 'uploading'; progress: number }
  | { type: 'uploaded'; attachmentId: number }
  | { type: 'fileFailed'; problem: string }
  | { type: 'fileRetried' | 'fileCancelled' }
);

/** What happens to an item; tabs tell each other these. */
export type ItemEvent =
  | FileEvent
  | { type: 'added'; clientId: string; item: OutboxItem }
  | { type: 'sending'; clientId: string }
  /** The server gave up on what was uploaded: all of it is to be uploaded once more. */
  | { type: 'uploadsLost'; clientId: string }
  /** The server was away; `counts` is false where the session was, which is nobody's failed try. */
  | { type: 'postponed'; clientId: string; counts: boolean }
  | { type: 'refused'; clientId: string; problem: string }
  | { type: 'retried'; clientId: string }
  /** It is on the server; told with what has become of it where that is known. */
  | { type: 'arrived'; clientId: string; message?: Message }
  /** The member has given up on it. */
  | { type: 'discarded'; clientId: string };

export type OutboxEvent = ItemEvent | { type: 'restored'; items: readonly OutboxItem[] };

/** So many that have left last are known; late news come within seconds. */
const GONE_MAX = 200;

export const emptyOutbox: Outbox = { items: [], gone: new Set() };

/** The outbox after an event. Events about what is not in it, or not any more, give back the same object. */
export function applyOutboxEvent(outbox: Outbox, event: OutboxEvent): Outbox {
  switch (event.type) {
    case 'restored':
      return withItems(outbox, event.items);
    case 'added':
      return withItems(outbox, [event.item]);
    case 'arrived':
    case 'discarded':
      return without(outbox, event.clientId);
    default:
      return changed(outbox, event);
  }
}

function withItems(outbox: Outbox, told: readonly OutboxItem[]): Outbox {
  const known = new Set(outbox.items.map(({ clientId }) => clientId));
  const fresh = told.filter(({ clientId }) => !known.has(clientId) && !outbox.gone.has(clientId));
  if (fresh.length === 0) return outbox;
  return { ...outbox, items: [...outbox.items, ...fresh].sort(inOrder) };
}

function without(outbox: Outbox, clientId: string): Outbox {
  if (outbox.gone.has(clientId)) return outbox;
  return {
    items: outbox.items.filter((item) => item.clientId !== clientId),
    gone: new Set([...outbox.gone, clientId].slice(-GONE_MAX)),
  };
}

function changed(outbox: Outbox, event: ItemEvent): Outbox {
  const before = outbox.items.find(({ clientId }) => clientId === event.clientId);
  const after = before && applyItemEvent(before, event);
  if (after === before) return outbox;
  if (after === undefined) return without(outbox, event.clientId);
  return { ...outbox, items: outbox.items.map((item) => (item === before ? after : item)) };
}

/** In the order in which they were sent. */
function inOrder(one: OutboxItem, other: OutboxItem): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? -1 : 1;
  return one.clientId < other.clientId ? -1 : 1;
}
