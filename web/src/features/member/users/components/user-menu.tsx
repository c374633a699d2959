import { formPages } from '@hearthside/contract/form/pages';
import { messageWay } from '@hearthside/contract/inbox/message-way';
import type { UserListItem } from '@hearthside/contract/member/users';
import {
  Archive,
  ArchiveRestore,
  Ban,
  ClipboardCheck,
  DoorOpen,
  Landmark,
  MessageCircle,
  Pencil,
  Printer,
  Star,
  StarOff,
  Trash2,
  UserRoundCog,
} from 'lucide-react';
import { useMessaging } from '@/features/messaging';
import { useMe } from '@/features/session';
import { fullName } from '@/lib/full-name';
import { RowMenu, type MenuEntry } from '@/ui/dialogs/menu';
import type { UserAction } from './use-asked';
import { useFeaturing } from './use-featuring';

export interface UserMenuProps {
  about: UserListItem;
  ask: (action: UserAction, about: UserListItem) => void;
}

/** The actions of an admin on one user (part 1 §2.5). Nobody deletes themselves or changes their own role. */
export function UserMenu({ about, ask }: UserMenuProps) {
  const me = useMe();
  const changeFeatured = useFeaturing();
  const { user } = about;
  const way = messageWay(me, user);
  const message = useMessaging({ memberId: user.id, name: fullName(user), way });
  const entry = (action: UserAction, label: string, Icon: typeof Printer): MenuEntry => ({
    label,
    icon: <Icon size={18} aria-hidden />,
    [action === 'print' ? 'onSelect' : 'onOpen']: () => ask(action, about),
  });
  const items: MenuEntry[] = [
    {
      label: 'See their answers',
      icon: <ClipboardCheck size={18} aria-hidden />,
      to: formPages.review('newcomers', user.id),
    },
    ...(way === 'none'
      ? []
      : [
          {
            label: 'Message',
            icon: <MessageCircle size={18} aria-hidden />,
            onSelect: message.open,
          },
        ]),
    entry('print', 'Print', Printer),
    {
      label: user.featured ? 'Remove from Featured' : 'Add to Featured',
      icon: user.featured ? <StarOff size={18} aria-hidden /> : <Star size={18} aria-hidden />,
      onSelect: () => changeFeatured(user),
      // A featured user who is no longer verified can still be removed.
      ...(!user.verified && !user.featured && { disabled: true, hint: 'Verify this person first' }),
    },
    entry('assign', 'Assign to Trust', Landmark),
  ];
  if (user.id !== me.id) {
    items.push(entry('edit', 'Edit profile', Pencil));
    items.push(entry('role', 'Change role', UserRoundCog));
    if (user.state === 'archived') {
      items.push(entry('unarchive', 'Restore', ArchiveRestore));
    } else {
      items.push(
        user.state === 'active'
          ? entry('suspend', 'Suspend', Ban)
          : entry('lift', user.state === 'locked' ? 'Unlock' : 'Lift the suspension', DoorOpen),
        entry('archive', 'Archive', Archive),
      );
    }
    items.push({ ...entry('delete', 'Delete', Trash2), danger: true, divided: true });
  }
  return <RowMenu name={fullName(user)} items={items} />;
}
