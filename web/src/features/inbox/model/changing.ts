import { filesText } from '@hearthside/contract/inbox/attachment-text';
import { INBOX_TEXTS, isReport, type Message } from '@hearthside/contract/inbox/fields';

const HOUR_MS = 3_600_000;

/** Whether a message is one's own and can still be changed and deleted, `hours` after it was sent at most. */
export function canChange(
  message: Pick<Message, 'senderId' | 'createdAt' | 'deletedAt' | 'clientId'>,
  viewerId: number,
  hours: number,
  now = Date.now(),
): boolean {
  const { senderId, createdAt, deletedAt } = message;
  if (senderId !== viewerId || deletedAt !== null || hours === 0 || isReport(message)) return false;
  return now - Date.parse(createdAt) < hours * HOUR_MS;
}

/** The same for its words: those of a forwarded message are somebody else's. */
export const canEdit = (message: Message, viewerId: number, hours: number): boolean =>
  !message.forwarded && canChange(message, viewerId, hours);

/**
 * The message that the viewer sent last, if its words can be changed. An older one is not meant, and neither is one
 * before what is still on its way or not loaded.
 */
export function lastToEdit(
  { messages, pending, hasNewer, changeHours }: SentLast,
  viewerId: number,
): Message | undefined {
  if (hasNewer || pending.length > 0) return undefined;
  const last = messages.findLast(
    ({ senderId, deletedAt, event }) => senderId === viewerId && deletedAt === null && !event,
  );
  return last && canEdit(last, viewerId, changeHours) ? last : undefined;
}

interface SentLast {
  messages: readonly Message[];
  pending: readonly unknown[];
  hasNewer: boolean;
  changeHours: number;
}

/** A message in one line: its words, that it has only files, or that it was deleted. */
export const wordsOf = ({
  content,
  deletedAt,
  attachments,
}: Pick<Message, 'content' | 'deletedAt' | 'attachments'>): string =>
  deletedAt === null ? (content.trim() && content) || filesText(attachments) : INBOX_TEXTS.deleted;
