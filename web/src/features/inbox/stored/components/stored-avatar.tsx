import { chatTitle, type Chat } from '@hearthside/contract/inbox/fields';
import { Avatar } from '@/ui/media/avatar';
import { PersonAvatar } from '../../info/components/person-avatar';
import { otherOf } from '../../model/chat-words';

/** A chat’s picture where nobody’s session is known. Portraits are not stored, so it has initials. */
export function StoredAvatar({ chat, viewerId }: { chat: Chat; viewerId: number }) {
  const other = otherOf(chat, viewerId);
  return other ? <PersonAvatar user={other} /> : <Avatar name={chatTitle(chat, viewerId)} />;
}
