import type { Chat } from '@hearthside/contract/inbox/fields';
import { ClipboardList } from 'lucide-react';
import { messageOf } from '@/lib/api/api-error';
import type { MenuEntry } from '@/ui/dialogs/menu';
import { toast } from '@/ui/toast/toast';
import { chats } from '../../api/chats';
import { useInboxStore } from '../../api/use-inbox';

/** The switch in a care team's chat for what is new in the pet's record and care. None in other chats. */
export function useCareUpdatesItem({ id, pet }: Pick<Chat, 'id' | 'pet'>): MenuEntry[] {
  const inbox = useInboxStore();
  if (!pet) return [];
  const turn = async (careUpdates: boolean) => {
    try {
      const { chat } = await chats.setMember({ chatId: id, careUpdates });
      inbox.takeChat(chat);
      const said = careUpdates ? 'Care updates shown' : 'Care updates hidden';
      toast.undo(said, () => void turn(!careUpdates));
    } catch (error) {
      toast.error(messageOf(error, 'This setting could not be saved'));
    }
  };
  return [
    {
      label: pet.careUpdates ? 'Hide care updates in this chat' : 'Show care updates in this chat',
      icon: <ClipboardList size={18} aria-hidden />,
      onSelect: () => void turn(!pet.careUpdates),
      divided: true,
    },
  ];
}
