import { INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import type { Typed } from './composer-draft';

/** What the list of chats shows of a draft: its words, or else that it has files or answers a message. '' for none. */
export function draftWords(typed: Partial<Typed> | null): string {
  const words = typed?.text?.trim() ?? '';
  if (words !== '') return words;
  if (typed?.files) return INBOX_TEXTS.attachment;
  return typed?.replyTo ? 'Reply' : '';
}
