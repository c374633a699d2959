import { quotedText, type Message, type Quote } from '@hearthside/contract/inbox/fields';

/** A message as a reply to it shows it. */
export const quoteOf = ({
  id,
  senderId,
  content,
  attachments,
  deletedAt,
  updatedAt,
}: Message): Quote => ({
  id,
  senderId,
  text: deletedAt === null ? quotedText(content) : '',
  deleted: deletedAt !== null,
  ...(content === '' && attachments.some(({ kind }) => kind === 'audio') && { voice: true }),
  updatedAt,
});

/** A quote as its message is now. The same object if it is not older. */
export const quoteNow = (quote: Quote, source: Message | undefined): Quote =>
  source && source.updatedAt > quote.updatedAt ? quoteOf(source) : quote;
