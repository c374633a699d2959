import { chatTitle, type Chat } from '@hearthside/contract/inbox/fields';
import { useMe } from '@/features/session';
import { Avatar } from '@/ui/media/avatar';
import { otherOf } from '../../model/chat-words';
import { PersonAvatar } from '../../info/components/person-avatar';

/** A chat's picture: the other person, or the group’s picture, or the initials of its name. */
export function ChatAvatar({ chat, online }: { chat: Chat; online?: boolean }) {
  const me = useMe();
  const other = otherOf(chat, me.id);
  if (other) return <PersonAvatar user={other} online={online} />;
  return <Avatar name={chatTitle(chat, me.id)} src={chat.group?.picture} />;
}
