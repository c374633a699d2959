import type { OutboxFile, OutboxItem } from './outbox';

/** A file on its way, for tests. */
export const testFile = (localId: string, patch: Partial<OutboxFile> = {}): OutboxFile => ({
  localId,
  name: 'Moss.jpg',
  type: 'image/jpeg',
  size: 3,
  kind: 'image',
  progress: 0,
  status: 'waiting',
  ...patch,
});

/** A message on its way to chat 4, sent at so many seconds, for tests. */
export const testItem = (
  clientId: string,
  patch: Partial<OutboxItem> = {},
  second = 1,
): OutboxItem => ({
  clientId,
  chatId: 4,
  content: `Text ${clientId}`,
  files: [],
  status: 'waiting',
  tries: 0,
  createdAt: new Date(Date.UTC(2026, 10, 20, 9, 0, second)).toISOString(),
  ...patch,
});
