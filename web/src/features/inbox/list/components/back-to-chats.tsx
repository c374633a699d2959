import { inboxPages } from '@hearthside/contract/inbox/pages';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

/** On phones: the link from an open chat back to the list. */
export function BackToChats() {
  return (
    <Link
      to={inboxPages.list}
      aria-label="Back to chats"
      title="Back to chats"
      className="inline-grid size-11 shrink-0 place-items-center rounded-s text-ink-soft hover:bg-surface-sunken hover:text-ink sm:hidden"
    >
      <ArrowLeft size={22} aria-hidden />
    </Link>
  );
}
