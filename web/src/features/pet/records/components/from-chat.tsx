import { inboxPages } from '@hearthside/contract/inbox/pages';
import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Leads from an entry or a document to the message that it was made of. */
export function FromChat({ chatId, messageId }: { chatId: number; messageId: number }) {
  return (
    <Link
      to={inboxPages.message(chatId, messageId)}
      className="inline-flex min-h-6 items-center gap-1.5 justify-self-start rounded-s text-s font-[560] text-brand-strong hover:underline print:hidden"
    >
      <MessagesSquare size={16} aria-hidden className="shrink-0" />
      From the chat
    </Link>
  );
}
