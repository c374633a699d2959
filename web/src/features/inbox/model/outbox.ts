import type { Message } from '@hearthside/contract/inbox/fields';
import type { ChatFileKind } from '@hearthside/contract/inbox/file';
import { applyItemEvent } from './outbox-item';

/** A file of a message that is being sent. Its bytes are stored separately, under `localId`. */
export interface OutboxFile {
  localId: string;
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  kind: ChatFileKind;
  /** Its id on the server, once it is uploaded. */
  attachmentId?: number;
  /** How much of it is uploaded, 0 to 1. */
  progress: number;
  status: 'waiting' | 'uploading' | 'done' | 'failed' | 'cancelled';
  /** Why it failed, for people. */
  problem?: string;
}

/** An unsent message. */
export interface OutboxItem {
  /** Chosen here. The message has it on the server too, so it exists only once however often it is sent. */
  clientId: string;
  chatId: number;
  content: string;
  files: readonly OutboxFile[];
  /** When the member sent it, by this device's clock, as an ISO date. Items are sent in this order. */
  createdAt: string;
  status: 'waiting' | 'sending' | 'failed';
  /** Why it failed, for people. */
  problem?: string;
  /** How many times in a row the server was away when it was tried. */
  tries: number;
  /** Whether its files had to be uploaded a second time, because the server had dropped them. */
  reuploaded?: boolean;
}

/** The unsent messages, and which have left, so that a late event can't bring one back. */
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

/** What happens to an item. Tabs send each other these events. */
export type ItemEvent =
  | FileEvent
  | { type: 'added'; clientId: string; item: OutboxItem }
  | { type: 'sending'; clientId: string }
  /** The server has dropped the uploads: all of them have to be uploaded once more. */
  | { type: 'uploadsLost'; clientId: string }
  /** The server was away. `counts` is false if there was no session, which does not count as a failed try. */
  | { type: 'postponed'; clientId: string; counts: boolean }
  | { type: 'refused'; clientId: string; problem: string }
  | { type: 'retried'; clientId: string }
  /** It is on the server. Includes the message if it is known. */
  | { type: 'arrived'; clientId: string; message?: Message }
  /** The member has discarded it. */
  | { type: 'discarded'; clientId: string };

export type OutboxEvent = ItemEvent | { type: 'restored'; items: readonly OutboxItem[] };

/** How many of those that left last are remembered. Late events arrive within seconds. */
const GONE_MAX = 200;

export const emptyOutbox: Outbox = { items: [], gone: new Set() };

/** The outbox after an event. Events about items that are not in it return the same object. */
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
