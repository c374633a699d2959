import type { Donation } from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { useController } from 'react-hook-form';
import { MoneyInput } from '@/features/membership';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { Textarea } from '@/ui/fields/textarea';
import { Notice } from '@/ui/notice';
import { nameOf } from '../../model/donation-words';
import { refundable } from '../../model/refund-form';
import { useRefundForm } from './use-refund-form';

export interface RefundDialogProps {
  /** The donation to refund. The dialog is open while there is one. */
  donation: Donation | undefined;
  onClose: () => void;
}

/** Records that a part of a gift, or all of it, was given back (ruling 33). */
export function RefundDialog({ donation, onClose }: RefundDialogProps) {
  const { shown, opening } = useSubject(donation);
  if (!shown) return null;
  return (
    <OneRefund key={opening} donation={shown} open={donation !== undefined} onClose={onClose} />
  );
}

interface OneRefundProps {
  donation: Donation;
  open: boolean;
  onClose: () => void;
}

function OneRefund({ donation, open, onClose }: OneRefundProps) {
  const { form, known, submit, busy, again, close, cancel } = useRefundForm(donation, onClose);
  const { field: amount } = useController({ control: form.control, name: 'amount' });
  const { errors } = form.formState;
  const left = shownMoney(refundable(known));
  return (
    <Dialog
      open={open || again}
      onClose={close}
      title="Record a refund"
      description={`${shownMoney(known.amount)} of ${nameOf(known)}`}
      dismissable={!busy}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Recording...">
            Record the refund
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-1">
        {errors.root?.message && (
          <Notice tone="bad" live intoView>
            {errors.root.message}
          </Notice>
        )}
        <div className="grid gap-4 min-[460px]:grid-cols-2">
          <Field label="Amount" hint={`Up to ${left}.`} required error={errors.amount?.message}>
            <MoneyInput {...amount} />
          </Field>
          <Field label="Refunded on" required error={errors.date?.message}>
            <TextInput type="date" {...form.register('date')} />
          </Field>
        </div>
        <Field
          label="Reason"
          hint="It is kept with the donation for the other admins."
          required
          error={errors.reason?.message}
        >
          <Textarea rows={3} {...form.register('reason')} />
        </Field>
        <p className="max-w-[65ch] text-s text-ink-soft">
          The totals of that month go down by this amount, and the gift stays. A gift that is
          refunded in full is canceled
          {known.renewedUntil && ', and the membership it renewed gets its earlier deadline back'}.
        </p>
      </div>
    </Dialog>
  );
}
