import type { Chat } from '@hearthside/contract/inbox/fields';
import { LogOut, Settings2, UserPlus } from 'lucide-react';
import { useMe } from '@/features/session';
import type { MenuEntry } from '@/ui/dialogs/menu';
import { groupRights } from '../model/group-rights';
import type { GroupDialogs } from './use-group-dialogs';

/** What can be done with a group, as entries of the options of its chat. None for any other chat. */
export function useGroupEntries(chat: Chat, dialogs: GroupDialogs): MenuEntry[] {
  const rights = groupRights(chat, useMe());
  const entries: MenuEntry[] = [];
  if (rights.change) {
    entries.push({
      label: 'Group settings',
      icon: <Settings2 size={18} aria-hidden />,
      onOpen: dialogs.openSettings,
      divided: true,
    });
    entries.push({
      label: 'Add people',
      icon: <UserPlus size={18} aria-hidden />,
      onOpen: dialogs.openAdding,
    });
  }
  if (rights.leave) {
    entries.push({
      label: 'Leave group',
      icon: <LogOut size={18} aria-hidden />,
      onOpen: dialogs.askToLeave,
      danger: true,
    });
  }
  return entries;
}
