import { DONATION_STATUSES } from '@hearthside/contract/donation/fields';
import type { Donation } from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { useConflictFocus } from '@/kit/conflict/use-conflict-focus';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { Notice } from '@/ui/notice';
import { Fact, FactList } from '@/ui/fields/read-only';
import { Select } from '@/ui/fields/select';
import { Textarea } from '@/ui/fields/textarea';
import { nameOf } from '../../model/donation-words';
import { statusChoices } from '../../model/status-change';
import { useStatusForm } from './use-status-form';

export interface StatusDialogProps {
  /** The donation to change. The dialog is open while there is one. */
  donation: Donation | undefined;
  onClose: () => void;
}

/** Changes a donation's status, with a reason that stays in its history (part 2 §4). */
export function StatusDialog({ donation, onClose }: StatusDialogProps) {
  const { shown, opening } = useSubject(donation);
  if (!shown) return null;
  return (
    <OneStatus key={opening} donation={shown} open={donation !== undefined} onClose={onClose} />
  );
}

interface OneStatusProps {
  donation: Donation;
  open: boolean;
  onClose: () => void;
}

function OneStatus({ donation, open, onClose }: OneStatusProps) {
  const state = useStatusForm(donation, onClose);
  const { form, known, busy, problem, quicker, conflict } = state;
  const notice = useConflictFocus(problem !== undefined && quicker !== '');
  const { errors } = form.formState;
  return (
    <Dialog
      open={open || state.again}
      onClose={state.close}
      title="Update Status"
      description={`${shownMoney(known.amount)} of ${nameOf(known)}, ${DONATION_STATUSES[known.status]} now`}
      dismissable={!busy}
      onSubmit={(event) => void state.submit(event)}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={state.cancel}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Updating...">
            Update Status
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-1">
        {problem && (
          <Notice ref={notice} tone={quicker ? 'warn' : 'bad'} live intoView>
            {problem} {quicker}
            {quicker && <p>What you typed is still here. Updating again overwrites theirs.</p>}
            {conflict && (
              <FactList className="mt-2 rounded-s bg-surface px-3 py-2">
                <Fact label="When you started">{DONATION_STATUSES[conflict.was]}</Fact>
                <Fact label="Theirs, saved now">{DONATION_STATUSES[conflict.now]}</Fact>
                <Fact label="My choice">{DONATION_STATUSES[conflict.mine]}</Fact>
              </FactList>
            )}
          </Notice>
        )}
        <Field label="New status" required error={errors.status?.message}>
          <Select
            data-autofocus
            placeholder="Choose a status"
            options={statusChoices(known.status)}
            {...form.register('status')}
          />
        </Field>
        {known.renewedUntil && (
          <p className="max-w-[65ch] text-s text-ink-soft">
            This gift has renewed a membership. Where it no longer counts, the deadline goes back.
          </p>
        )}
        <Field
          label="Reason"
          hint="It is kept with the donation for the other admins."
          required
          error={errors.reason?.message}
        >
          <Textarea rows={3} {...form.register('reason')} />
        </Field>
      </div>
    </Dialog>
  );
}
