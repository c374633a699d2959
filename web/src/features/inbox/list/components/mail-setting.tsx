import { messageOf } from '@/lib/api/api-error';
import { Switch } from '@/ui/fields/switch';
import { toast } from '@/ui/toast/toast';
import { useSaveMailUnread } from '../../api/inbox-state';
import { useInboxState } from '../../api/use-inbox';
import { DesktopSetting } from './desktop-setting';

/** How the member is notified of messages: by mail if they stay unread, and on the desktop of this device. */
export function MailSetting() {
  return (
    <div className="grid gap-4">
      <MailUnread />
      <DesktopSetting />
    </div>
  );
}

/** Saved at once. */
function MailUnread() {
  const { mailUnread } = useInboxState();
  const { trigger, isMutating } = useSaveMailUnread();
  const save = async (on: boolean) => {
    try {
      await trigger({ mailUnread: on });
    } catch (error) {
      toast.error(messageOf(error, 'This setting could not be saved'));
    }
  };
  return (
    <Switch
      checked={mailUnread ?? false}
      // While it is not known, a switch that shows a guess would save the wrong value.
      disabled={mailUnread === undefined}
      busy={isMutating}
      onChange={(on) => void save(on)}
      label="Email me about unread messages"
      hint="We send one email when messages have been waiting for a while. You get none while you’re reading."
    />
  );
}
