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

/** A message in one line: its words, that it has only files, or that it was deleted. */
export const wordsOf = ({
  content,
  deletedAt,
  attachments,
}: Pick<Message, 'content' | 'deletedAt' | 'attachments'>): string =>
  deletedAt === null ? (content.trim() && content) || filesText(attachments) : INBOX_TEXTS.deleted;
