import type { Message, Quote } from '@hearthside/contract/inbox/fields';
import type { ChatFileKind } from '@hearthside/contract/inbox/file';
import {
  afterEvent,
  withItems,
  type OutboxItems,
  type OutgoingEvent,
  type OutgoingItem,
} from '@/lib/outbox/outbox-items';
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

/** An unsent message. The message has its client id on the server too. */
export interface OutboxItem extends OutgoingItem {
  chatId: number;
  content: string;
  files: readonly OutboxFile[];
  /**
   * The number under which the server has it, if it is the message that was withdrawn before: whichever arrives first is
   * the only one.
   */
  sendAs?: string;
  /** The message it answers. */
  replyTo?: Quote | undefined;
  /** Whether its files had to be uploaded a second time, because the server had dropped them. */
  reuploaded?: boolean;
}

/** The unsent messages, and which have left. */
export type Outbox = OutboxItems<OutboxItem>;

/** What happens to one of an item's files. */
export type FileEvent = { clientId: string; localId: string } & (
  | { type: 'uploading'; progress: number }
  | { type: 'uploaded'; attachmentId: number }
  | { type: 'fileFailed'; problem: string }
  | { type: 'fileRetried' | 'fileCancelled' }
);

/** The server has dropped the uploads: all of them have to be uploaded once more. */
export interface UploadsLostEvent {
  type: 'uploadsLost';
  clientId: string;
}

/** The message that it answers was edited or deleted. */
export interface RequotedEvent {
  type: 'requoted';
  clientId: string;
  quote: Quote;
}

/** What happens to an item. */
export type ItemEvent =
  FileEvent | UploadsLostEvent | RequotedEvent | OutgoingEvent<OutboxItem, Message>;

export type OutboxEvent = ItemEvent | { type: 'restored'; items: readonly OutboxItem[] };

export const emptyOutbox: Outbox = { items: [], gone: new Set() };

/** The outbox after an event. Events about items that are not in it return the same object. */
export const applyOutboxEvent = (outbox: Outbox, event: OutboxEvent): Outbox =>
  event.type === 'restored'
    ? withItems(outbox, event.items)
    : afterEvent(outbox, event, applyItemEvent);
