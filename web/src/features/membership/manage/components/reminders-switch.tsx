import { MEMBERSHIP_TEXTS } from '@hearthside/contract/membership/fields';
import type { Membership } from '@hearthside/contract/membership/shapes';
import { useState } from 'react';
import { hasCode, messageOf } from '@/lib/api/api-error';
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
      // The server's own words for one that is gone are not the toast's (part 2 §8).
      const isGone = hasCode(error, 'NOT_FOUND');
      const { remindersFailed } = MEMBERSHIP_TEXTS;
      toast.error(isGone ? remindersFailed : messageOf(error, remindersFailed));
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
