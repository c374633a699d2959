import { isKeptByItsSubject, type Chat } from '@hearthside/contract/inbox/fields';
import {
  Archive,
  ArchiveRestore,
  CalendarSearch,
  EllipsisVertical,
  Lock,
  Search,
} from 'lucide-react';
import { useState } from 'react';
import { useMe } from '@/features/session';
import { RowMenu, type MenuEntry } from '@/ui/dialogs/menu';
import { INFO_PARTS, type InfoPart } from '../../model/info-parts';
import { EndChatDialog } from '../../info/components/end-chat-dialog';
import { PART_ICONS } from '../../info/components/part-icons';
import { MessageSearchDialog } from '../../search/components/message-search-dialog';
import { JumpToDateDialog } from '../../search/components/jump-to-date-dialog';
import { useCareUpdatesItem } from '../../rooms/components/care-updates-item';
import { useGroupEntries } from '../../group/components/group-entries';
import { useGroupDialogs } from '../../group/components/use-group-dialogs';
import { useClosing } from '../../info/components/use-closing';

export interface ConversationMenuProps {
  chat: Chat;
  onInfo: (part: InfoPart) => void;
}

/** The options of a chat (part 1 §2.4). */
export function ConversationMenu({ chat, onInfo }: ConversationMenuProps) {
  const me = useMe();
  const closing = useClosing(chat);
  const careUpdates = useCareUpdatesItem(chat);
  const group = useGroupDialogs(chat);
  const groupEntries = useGroupEntries(chat, group);
  const [finding, setFinding] = useState<'words' | 'day'>();
  // The chat of a trust or a pet is its people's: an admin only closes it for themselves.
  const ends = me.role === 'admin' && !chat.endedAt && !isKeptByItsSubject(chat);
  const parts = INFO_PARTS.map(({ id, label }): MenuEntry => ({
    label,
    icon: PART_ICONS[id],
    onSelect: () => onInfo(id),
  }));
  const find: MenuEntry[] = [
    {
      label: 'Search in this chat',
      icon: <Search size={18} aria-hidden />,
      onOpen: () => setFinding('words'),
      divided: true,
    },
    {
      label: 'Jump to date',
      icon: <CalendarSearch size={18} aria-hidden />,
      onOpen: () => setFinding('day'),
    },
  ];
  const office: MenuEntry[] =
    me.role === 'admin'
      ? [
          {
            label: 'Office notes',
            icon: PART_ICONS.notes,
            onSelect: () => onInfo('notes'),
          },
        ]
      : [];
  const end: MenuEntry[] = ends
    ? [
        {
          label: 'Close for Everyone',
          icon: <Lock size={18} aria-hidden />,
          onOpen: closing.ask,
          danger: true,
        },
      ]
    : [];
  const close: MenuEntry = chat.closed
    ? {
        label: 'Move back to inbox',
        icon: <ArchiveRestore size={18} aria-hidden />,
        onSelect: () => void closing.handleReopen(),
        divided: true,
      }
    : {
        label: me.role === 'admin' ? 'Put Away' : 'Close Chat',
        icon: <Archive size={18} aria-hidden />,
        onSelect: () => void (me.role === 'admin' ? closing.putAway() : closing.close()),
        divided: true,
      };
  return (
    <>
      <RowMenu
        name="chat"
        label="Chat options"
        icon={<EllipsisVertical size={20} aria-hidden />}
        items={[...parts, ...office, ...find, ...groupEntries, ...careUpdates, close, ...end]}
      />
      {group.dialogs}
      <MessageSearchDialog
        open={finding === 'words'}
        onClose={() => setFinding(undefined)}
        chat={chat}
      />
      <JumpToDateDialog
        open={finding === 'day'}
        onClose={() => setFinding(undefined)}
        chatId={chat.id}
      />
      <EndChatDialog open={closing.asking} onClose={closing.leave} onEnd={closing.end} />
    </>
  );
}
