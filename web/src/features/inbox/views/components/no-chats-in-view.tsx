import type { ChatView } from '@hearthside/contract/inbox/office-fields';
import { CheckCheck, Coffee, UserRoundCheck } from 'lucide-react';
import { EmptyState } from '@/ui/lists/empty-state';

const EMPTY = {
  unread: {
    icon: <CheckCheck size={32} aria-hidden />,
    title: 'You’re all caught up',
    line: 'Chats with messages you haven’t read show up here.',
  },
  mine: {
    icon: <UserRoundCheck size={32} aria-hidden />,
    title: 'No chats of your own',
    line: 'Chats you were picked for, are assigned to, or have written in show up here.',
  },
  waiting: {
    icon: <Coffee size={32} aria-hidden />,
    title: 'No one is waiting',
    line: 'People who have written to the office and have no answer yet show up here.',
  },
} as const;

/** Why a view of the list is empty. */
export function NoChatsInView({ view }: { view: Exclude<ChatView, 'all'> }) {
  const { icon, title, line } = EMPTY[view];
  return (
    <EmptyState icon={icon} title={title}>
      {line}
    </EmptyState>
  );
}
