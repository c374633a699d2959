import type { Chat } from '@hearthside/contract/inbox/fields';
import { Archive, ArchiveRestore, EllipsisVertical } from 'lucide-react';
import { useMe } from '@/features/session';
import { RowMenu, type MenuEntry } from '@/ui/dialogs/menu';
import { INFO_PARTS, type InfoPart } from '../../model/info-parts';
import { EndChatDialog } from '../../info/components/end-chat-dialog';
import { PART_ICONS } from '../../info/components/part-icons';
import { useClosing } from '../../info/components/use-closing';

export interface ConversationMenuProps {
  chat: Chat;
  onInfo: (part: InfoPart) => void;
}

/** The options of a chat (part 1 §2.4). */
export function ConversationMenu({ chat, onInfo }: ConversationMenuProps) {
  const me = useMe();
  const closing = useClosing(chat);
  // A trust's chat belongs to the trust: an admin only closes it for themselves.
  const ends = me.role === 'admin' && !chat.endedAt && chat.kind !== 'trust';
  const parts = INFO_PARTS.map(({ id, label }): MenuEntry => ({
    label,
    icon: PART_ICONS[id],
    onSelect: () => onInfo(id),
  }));
  const close: MenuEntry = chat.closed
    ? {
        label: 'Take it back',
        icon: <ArchiveRestore size={18} aria-hidden />,
        onSelect: () => void closing.handleReopen(),
        divided: true,
      }
    : {
        label: 'Close Chat',
        icon: <Archive size={18} aria-hidden />,
        onSelect: ends ? closing.ask : () => void closing.close(),
        danger: ends,
        divided: true,
      };
  return (
    <>
      <RowMenu
        name="chat"
        label="Chat options"
        icon={<EllipsisVertical size={20} aria-hidden />}
        items={[...parts, close]}
      />
      <EndChatDialog open={closing.asking} onClose={closing.leave} onEnd={closing.end} />
    </>
  );
}
