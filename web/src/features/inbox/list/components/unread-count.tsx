import type { Chat } from '@hearthside/contract/inbox/fields';
import { CountBadge } from '@/ui/badge';

export interface UnreadCountProps {
  chat: Pick<Chat, 'unread' | 'unreadMentions' | 'notifications'>;
  className?: string;
}

/** The unread count of a chat, in marigold if the member wants notifications for it or is mentioned. */
export function UnreadCount({ chat, className }: UnreadCountProps) {
  if (chat.unread === 0) return null;
  const { unread, unreadMentions, notifications } = chat;
  const label = unreadMentions > 0 ? 'unread, mentions you' : 'unread';
  const quiet = !notifications && unreadMentions === 0;
  return <CountBadge count={unread} label={label} quiet={quiet} className={className} />;
}
