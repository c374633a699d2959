import type { NotificationChoices } from '@hearthside/contract/notification/endpoints';
import { shownZone } from '@hearthside/contract/shown-date';
import { TIME_PATTERN } from '@hearthside/contract/zoned-time';
import { useState, type FormEvent } from 'react';
import { deviceZone } from '@/lib/time-zone';
import { Button } from '@/ui/button';
import { Field } from '@/ui/fields/field';
import { Switch } from '@/ui/fields/switch';
import { TextInput } from '@/ui/fields/text-input';
import { toast } from '@/ui/toast/toast';
import type { Choosing } from '../api/use-choices';

export interface QuietHoursProps {
  choices: NotificationChoices;
  onSave: (choose: Choosing) => Promise<boolean>;
}

const USUAL = { from: '22:00', to: '07:00' };

/** When no mails and no push notifications are sent: they wait until the end of these hours. */
export function QuietHours({ choices, onSave }: QuietHoursProps) {
  const { quiet, timeZone } = choices;
  const [typed, setTyped] = useState(quiet ?? USUAL);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const zone = quiet ? timeZone : deviceZone(timeZone);
  const elsewhere = deviceZone(timeZone) !== timeZone;
  const errors = problemsOf(typed);
  const changed = quiet !== null && (typed.from !== quiet.from || typed.to !== quiet.to);
  const save = async (next: NotificationChoices['quiet'], inZone = zone) => {
    setBusy(true);
    const kept = await onSave((shown) => ({ ...shown, quiet: next, timeZone: inZone }));
    setBusy(false);
    return kept;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (errors.from || errors.to) return;
    if (await save(typed)) toast.success('Quiet hours saved');
  };
  return (
    <>
      <p className="max-w-[65ch] text-ink-soft">
        During these hours, we hold your emails and push notifications until quiet hours end. The
        bell still shows everything.
      </p>
      <Switch
        className="mt-2"
        label="Use quiet hours"
        checked={quiet !== null}
        busy={busy}
        onChange={(on) => void save(on ? (errors.from || errors.to ? USUAL : typed) : null)}
      />
      {quiet && (
        <form noValidate onSubmit={(event) => void submit(event)} className="mt-2 grid gap-3">
          <div className="grid max-w-md gap-4 min-[460px]:grid-cols-2">
            <Field label="From" required error={tried ? errors.from : undefined}>
              <TextInput
                type="time"
                value={typed.from}
                onChange={({ target }) => setTyped({ ...typed, from: target.value })}
              />
            </Field>
            <Field label="Until" required error={tried ? errors.to : undefined}>
              <TextInput
                type="time"
                value={typed.to}
                onChange={({ target }) => setTyped({ ...typed, to: target.value })}
              />
            </Field>
          </div>
          <p className="text-s text-ink-soft">
            Time zone: {shownZone(zone)}.
            {elsewhere && (
              <Button
                variant="ghost"
                size="s"
                className="ml-2"
                onClick={() => void save(quiet, deviceZone(timeZone))}
              >
                Use this device’s time zone
              </Button>
            )}
          </p>
          <div>
            <Button type="submit" size="s" busy={busy} busyLabel="Saving..." disabled={!changed}>
              Save quiet hours
            </Button>
          </div>
        </form>
      )}
    </>
  );
}

/** What is wrong with the typed hours, by field. */
function problemsOf({ from, to }: { from: string; to: string }): { from?: string; to?: string } {
  const missing = 'Please choose a time';
  return {
    ...(!TIME_PATTERN.test(from) && { from: missing }),
    ...(!TIME_PATTERN.test(to)
      ? { to: missing }
      : from === to && { to: 'Please choose two different times' }),
  };
}
