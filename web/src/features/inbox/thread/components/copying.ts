import type { Message } from '@hearthside/contract/inbox/fields';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { toast } from '@/ui/toast/toast';

async function copy(text: string, done: string, failed: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.error(failed);
  }
}

/** Copies an address at which the chat opens at this message, for whoever is in the chat. */
export const copyLink = ({ id, chatId }: Message) =>
  copy(
    new URL(inboxPages.message(chatId, id), window.location.origin).href,
    'Link copied',
    'The link could not be copied',
  );

/** Copies what a message says, as it was typed. On a phone it is hard to select. */
export const copyText = ({ content }: Message) =>
  copy(content, 'Text copied', 'The text could not be copied');
