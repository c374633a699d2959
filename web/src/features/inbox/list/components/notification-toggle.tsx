import { INBOX_TEXTS, type Chat, type MuteTime } from '@hearthside/contract/inbox/fields';
import { Bell, BellOff, Clock } from 'lucide-react';
import { messageOf } from '@/lib/api/api-error';
import { RowMenu } from '@/ui/dialogs/menu';
import { toast } from '@/ui/toast/toast';
import { useNotificationsOf } from '../../api/chat-changes';
import { useMuted } from './use-muted';

const TIMES: Record<MuteTime, string> = {
  hour: 'Mute for an hour',
  day: 'Mute for 24 hours',
  ever: 'Mute until I turn it back on',
};

/** Whether the member is told of new messages in this chat, and how long not. */
export function NotificationToggle({ chat }: { chat: Chat }) {
  const save = useNotificationsOf(chat.id);
  const muted = useMuted(chat);
  const mute = async (muteFor: MuteTime | null) => {
    try {
      await save(muteFor);
    } catch (error) {
      toast.error(messageOf(error, INBOX_TEXTS.settingsFailed));
    }
  };
  return (
    <RowMenu
      name="this chat"
      label={`Notifications of this chat: ${muted ?? 'On'}`}
      icon={muted ? <BellOff size={20} aria-hidden /> : <Bell size={20} aria-hidden />}
      items={[
        ...(muted
          ? [
              {
                label: 'Turn notifications on',
                hint: `${muted}.`,
                icon: <Bell size={18} aria-hidden />,
                onSelect: () => void mute(null),
              },
            ]
          : []),
        ...(Object.keys(TIMES) as MuteTime[]).map((time, at) => ({
          label: TIMES[time],
          icon:
            time === 'ever' ? <BellOff size={18} aria-hidden /> : <Clock size={18} aria-hidden />,
          divided: at === 0 && muted !== undefined,
          ...(time === 'ever' && { hint: 'Messages that mention you still notify you.' }),
          onSelect: () => void mute(time),
        })),
      ]}
    />
  );
}
