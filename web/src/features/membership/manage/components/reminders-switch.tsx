import { MEMBERSHIP_TEXTS } from '@hearthside/contract/membership/fields';
import type { Membership } from '@hearthside/contract/membership/shapes';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { Switch } from '@/ui/fields/switch';
import { toast } from '@/ui/toast/toast';
import { useSetReminders } from '../../api/use-set-reminders';
import { ownerOf } from '../../model/membership-words';

/** Switches a membership's reminders at once. If that fails, it switches back (part 2 §4). */
export function RemindersSwitch({ membership }: { membership: Membership }) {
  const setReminders = useSetReminders();
  const [busy, setBusy] = useState(false);
  const { id, reminders } = membership;
  const change = async (on: boolean) => {
    setBusy(true);
    try {
      await setReminders(id, on);
      toast.success(on ? MEMBERSHIP_TEXTS.remindersOn : MEMBERSHIP_TEXTS.remindersOff);
    } catch (error) {
      const said = messageOf(error, MEMBERSHIP_TEXTS.remindersFailed);
      // The server's own message for it differs from the toast's (part 2 §8).
      const isRefused = said === MEMBERSHIP_TEXTS.membershipRemindersFailed;
      toast.error(isRefused ? MEMBERSHIP_TEXTS.remindersFailed : said);
    } finally {
      setBusy(false);
    }
  };
  return (
    <span className="inline-flex items-center gap-2.5 whitespace-nowrap">
      <Switch
        label={`Reminders for ${ownerOf(membership)}`}
        hideLabel
        className="-my-1.5"
        checked={reminders}
        busy={busy}
        onChange={(on) => void change(on)}
      />
      {/* Also as a word if there is room, because not everybody understands a switch. Screen readers have already
          read it. */}
      <span aria-hidden className="text-s text-ink-soft">
        {reminders ? 'On' : 'Off'}
      </span>
    </span>
  );
}
