import type { ChatUser } from '@hearthside/contract/inbox/fields';
import clsx from 'clsx';
import { Avatar, type AvatarProps } from '@/ui/media/avatar';
import { nameOf } from '../../model/chat-words';

export interface PersonAvatarProps {
  /** Undefined for somebody who is no longer known. */
  user: ChatUser | undefined;
  /** Whether they have the portal open now. If no name is next to it, this is said in words elsewhere. */
  online?: boolean;
  size?: AvatarProps['size'];
  className?: string;
}

/** Somebody's portrait, with a dot while they are online. */
export function PersonAvatar({ user, online, size, className }: PersonAvatarProps) {
  const name = nameOf(user);
  return (
    <span className={clsx('relative inline-flex shrink-0 rounded-full', className)}>
      <Avatar name={name} src={user?.profilePicture} size={size} />
      {online && (
        <span className="telling-fill absolute -right-0.5 -bottom-0.5 size-3.5 rounded-full border-2 border-surface bg-good">
          <span className="sr-only">Here now</span>
        </span>
      )}
    </span>
  );
}
