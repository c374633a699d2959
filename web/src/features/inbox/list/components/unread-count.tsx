import type { Chat } from '@hearthside/contract/inbox/fields';
import { CountBadge } from '@/ui/badge';

export interface UnreadCountProps {
  chat: Pick<Chat, 'unread' | 'notifications'>;
  className?: string;
}

/** The unread count of a chat. If the member wants no notifications for it, it is not highlighted in marigold. */
export function UnreadCount({ chat, className }: UnreadCountProps) {
  if (chat.unread === 0) return null;
  const quiet = !chat.notifications;
  return <CountBadge count={chat.unread} label="unread" quiet={quiet} className={className} />;
}
