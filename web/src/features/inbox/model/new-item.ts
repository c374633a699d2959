import type { Quote } from '@hearthside/contract/inbox/fields';
import { chatFileKind, chatFileProblem } from '@hearthside/contract/inbox/file';
import type { OutboxFile, OutboxItem } from '../outbox/model/outbox';

/** A message for the outbox, with the bytes of its files by their local ids. */
export interface NewItem {
  item: OutboxItem;
  blobs: Map<string, File>;
}

/** What a member sends. */
export interface NewWords {
  chatId: number;
  content: string;
  files: readonly File[];
  replyTo?: Quote | undefined;
  /** The number of a withdrawn message that this one takes the place of. */
  sendAs?: string | undefined;
}

/**
 * Creates the item of a message that the member sends at `now` (milliseconds). It comes after everything that was
 * sent here before, even if the device's clock was set back.
 */
export function newItem(
  { chatId, content, files, replyTo, sendAs }: NewWords,
  before: readonly OutboxItem[],
  now: number,
): NewItem {
  const blobs = new Map(files.map((file) => [newId(), file]));
  const rows = [...blobs].map(([localId, file]) => asOutboxFile(localId, file));
  const problem = rows.find((file) => file.problem)?.problem;
  const last = Math.max(0, ...before.map(({ createdAt }) => Date.parse(createdAt)));
  const item: OutboxItem = {
    clientId: newId(),
    chatId,
    content,
    files: rows,
    ...(replyTo && { replyTo }),
    ...(sendAs !== undefined && { sendAs }),
    tries: 0,
    createdAt: new Date(Math.max(now, last + 1)).toISOString(),
    status: problem === undefined ? 'waiting' : 'failed',
    problem,
  };
  return { item, blobs };
}

/** A file that a chat does not accept is not even tried. */
function asOutboxFile(localId: string, file: File): OutboxFile {
  const problem = chatFileProblem(file) ?? undefined;
  return {
    localId,
    name: file.name,
    type: file.type,
    size: file.size,
    kind: chatFileKind(file) ?? 'document',
    progress: 0,
    status: problem === undefined ? 'waiting' : 'failed',
    problem,
  };
}

/** A random UUID (version 4). Browsers have `crypto.randomUUID` only if the address is https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
