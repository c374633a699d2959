import { VOICE_TEXT } from '@hearthside/contract/inbox/attachment-text';
import { INBOX_TEXTS, type Quote } from '@hearthside/contract/inbox/fields';
import { senderName, type People } from './chat-words';

/** What a quote says: the first words, that there are only files, or that it was deleted. */
export const quotedWords = ({ text, deleted, voice }: Quote): string =>
  deleted ? INBOX_TEXTS.deleted : text || (voice ? VOICE_TEXT : INBOX_TEXTS.attachment);

/** Who wrote what a message answers. Undefined if it answers nothing. */
export function quotedName(
  replyTo: Quote | null | undefined,
  people: People,
  viewerId: number,
): string | undefined {
  if (!replyTo) return undefined;
  return replyTo.senderId === viewerId ? 'You' : senderName(people, replyTo.senderId);
}
