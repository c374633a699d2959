import type { Chat } from '@hearthside/contract/inbox/fields';
import { CountBadge } from '@/ui/badge';

export interface UnreadCountProps {
  chat: Pick<Chat, 'unread' | 'notifications'>;
  className?: string;
}

/** How much of a chat is unread. Where the member wants not to be told, it does not call in marigold. */
export function UnreadCount({ chat, className }: UnreadCountProps) {
  if (chat.unread === 0) return null;
  const quiet = !chat.notifications;
  return <CountBadge count={chat.unread} label="unread" quiet={quiet} className={className} />;
}
