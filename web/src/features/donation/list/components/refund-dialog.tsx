import { dayIn } from '@hearthside/contract/calendar-days';
import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import type { Donation } from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { MoneyInput } from '@/features/membership';
import { useSettings } from '@/features/settings';
import { isAway, messageOf } from '@/lib/api/api-error';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { useRefund } from '../../api/donations';
import { canBeRefunded, NO_REFUND, refundable, refundForm } from '../../model/refund-form';
import { GiftEditDialog } from './gift-edit-dialog';
import { ReasonField } from './reason-field';
import { useGiftEdit } from './use-gift-edit';
import type { OpenedDialogProps } from './use-opened-dialog';

const failed = (error: unknown) =>
  messageOf(error, 'Failed to record the refund') +
  (isAway(error) ? ' Please try again: the same refund is recorded once.' : '');

/** Records that a part of a gift, or all of it, was given back (ruling 33). */
export function RefundDialog({ donation, open, onClose }: OpenedDialogProps<Donation>) {
  const { trigger: refund } = useRefund();
  const { timeZone } = useSettings();
  const today = dayIn(timeZone, new Date());
  const edit = useGiftEdit({
    donation,
    onClose,
    about: 'refund',
    schemaOf: () => refundForm,
    typedOf: () => NO_REFUND,
    // Most refunds are recorded on the day they are made.
    start: useMemo(() => ({ ...NO_REFUND, date: today }), [today]),
    parts: [],
    save: refund,
    failed,
    saved: DONATION_TEXTS.refundRecorded,
    discarded: 'Refund discarded',
  });
  const { form, known } = edit;
  const { errors } = form.formState;
  const { field: amount } = useController({ control: form.control, name: 'amount' });
  const canRecord = canBeRefunded(known);
  return (
    <GiftEditDialog
      edit={edit}
      open={open}
      title="Record a refund"
      submitLabel="Record the refund"
      busyLabel="Recording..."
      way={
        <p>
          {canRecord
            ? 'What you typed is still here. Check it, and record it again.'
            : 'What you typed is still here, but this gift can’t be refunded anymore.'}
        </p>
      }
    >
      <div className="grid gap-4 min-[460px]:grid-cols-2">
        <Field
          label="Amount"
          hint={canRecord && `Up to ${shownMoney(refundable(known))}.`}
          required
          error={errors.amount?.message}
        >
          <MoneyInput {...amount} />
        </Field>
        <Field label="Refunded on" required error={errors.date?.message}>
          <TextInput type="date" {...form.register('date')} />
        </Field>
      </div>
      <ReasonField />
      <p className="max-w-[65ch] text-s text-ink-soft">
        The totals of that month go down by this amount, and the gift stays. A gift that is refunded
        in full is canceled
        {known.renewedUntil && ', and the membership it renewed gets its earlier deadline back'}.
      </p>
    </GiftEditDialog>
  );
}
