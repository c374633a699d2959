import { INBOX_TEXTS, type Chat } from '@hearthside/contract/inbox/fields';
import { Bell, BellOff } from 'lucide-react';
import { messageOf } from '@/lib/api/api-error';
import { IconButton } from '@/ui/icon-button';
import { toast } from '@/ui/toast/toast';
import { useNotificationsOf } from '../../api/chat-changes';

/** Whether the member gets notifications of new messages in this chat. */
export function NotificationToggle({ chat }: { chat: Chat }) {
  const { saving, save } = useNotificationsOf(chat.id);
  const on = saving ?? chat.notifications;
  const turn = async () => {
    if (saving !== undefined) return;
    try {
      await save(!on);
    } catch (error) {
      toast.error(messageOf(error, INBOX_TEXTS.settingsFailed));
    }
  };
  return (
    <IconButton
      label="Notifications of this chat"
      title={on ? 'Notifications on' : 'Notifications off'}
      aria-pressed={on}
      icon={on ? <Bell size={20} aria-hidden /> : <BellOff size={20} aria-hidden />}
      onClick={() => void turn()}
    />
  );
}
