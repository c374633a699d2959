import type { OutboxFile, OutboxItem } from './outbox';

/** A file that is being sent, for tests. */
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

/** An unsent message in chat 4, sent at this many seconds, for tests. */
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
