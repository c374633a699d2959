import { DONATION_TEXTS, GIFT_METHODS } from '@hearthside/contract/donation/fields';
import type { DonationDetail, GiftCorrection } from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { useController } from 'react-hook-form';
import { MoneyInput } from '@/features/membership';
import { useMe } from '@/features/session';
import { ConflictNotice } from '@/kit/conflict/conflict-notice';
import { useRevisedForm } from '@/kit/conflict/use-revised-form';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { useDiscard } from '@/ui/dialogs/use-discard';
import { EmailInput } from '@/ui/fields/email-input';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { Textarea } from '@/ui/fields/textarea';
import { toast } from '@/ui/toast/toast';
import { donations, useCorrectGift } from '../../api/donations';
import {
  correctionForm,
  GIFT_PARTS,
  knownGift,
  type CorrectionForm,
} from '../../model/correction-form';
import { nameOf } from '../../model/donation-words';

type Known = DonationDetail['donation'];

const METHODS = Object.entries(GIFT_METHODS).map(([value, label]) => ({ value, label }));
const pair = 'grid gap-4 min-[460px]:grid-cols-2';

export interface CorrectGiftDialogProps {
  /** The donation to correct. The dialog is open while there is one. */
  donation: Known | undefined;
  onClose: () => void;
}

/** Corrects what was typed of a gift that came by check, cash or transfer. */
export function CorrectGiftDialog({ donation, onClose }: CorrectGiftDialogProps) {
  const { shown, opening } = useSubject(donation);
  if (!shown) return null;
  return <OneGift key={opening} donation={shown} open={donation !== undefined} onClose={onClose} />;
}

/** The form of a correction. What is typed stays until it is saved or discarded. */
function useCorrection(donation: Known, onClose: () => void) {
  const me = useMe();
  const { trigger: correct } = useCorrectGift();
  const { id } = donation;
  const state = useRevisedForm<Known, CorrectionForm, GiftCorrection>({
    memberId: me.id,
    schema: correctionForm,
    thing: donation,
    typedOf: (now = donation) => knownGift(now),
    parts: GIFT_PARTS,
    about: `donation-correction.${id}`,
    save: (given, revision) => correct({ id, ...given, revision }),
    readNow: async () => (await donations.detail({ id })).donation,
    failed: DONATION_TEXTS.updateFailed,
    onSaved: () => {
      toast.success(DONATION_TEXTS.corrected);
      close();
    },
  });
  const { form, base, kept } = state;
  const { again, settle, discard } = useDiscard(kept, {
    empty: base,
    show: (typed) => form.reset(typed),
    said: 'Changes discarded',
  });
  const close = () => {
    settle();
    onClose();
  };
  const cancel = () => {
    discard(form.getValues());
    close();
  };
  return { ...state, known: state.theirs ?? donation, again, close, cancel };
}

interface OneGiftProps {
  donation: Known;
  open: boolean;
  onClose: () => void;
}

function OneGift({ donation, open, onClose }: OneGiftProps) {
  const state = useCorrection(donation, onClose);
  const { form, known, busy, problem, conflict, resumed } = state;
  const { errors } = form.formState;
  const { field: amount } = useController({ control: form.control, name: 'amount' });
  return (
    <Dialog
      open={open || state.again}
      onClose={state.close}
      title="Correct this gift"
      description={`${shownMoney(known.amount)} of ${nameOf(known)}`}
      dismissable={!busy}
      onSubmit={(event) => void state.submit(event)}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={state.cancel}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <ConflictNotice form={form} problem={problem} conflict={conflict} resumed={resumed} />
      <div className="grid gap-4 pt-1">
        <div className={pair}>
          <Field label="Donor" required error={errors.donorName?.message}>
            <TextInput autoComplete="off" {...form.register('donorName')} />
          </Field>
          <Field label="Email" optional error={errors.donorEmail?.message}>
            <EmailInput autoComplete="off" {...form.register('donorEmail')} />
          </Field>
        </div>
        <div className={pair}>
          <Field label="Amount" required error={errors.amount?.message}>
            <MoneyInput {...amount} />
          </Field>
          <Field label="Given on" required error={errors.date?.message}>
            <TextInput type="date" {...form.register('date')} />
          </Field>
        </div>
        <div className={pair}>
          <Field label="Method" required error={errors.method?.message}>
            <Select options={METHODS} {...form.register('method')} />
          </Field>
          <Field label="Reference" optional error={errors.reference?.message}>
            <TextInput autoComplete="off" {...form.register('reference')} />
          </Field>
        </div>
        <Field label="Note" optional error={errors.note?.message}>
          <TextInput autoComplete="off" {...form.register('note')} />
        </Field>
        <Field
          label="Reason"
          hint="It is kept with the donation for the other admins."
          required
          error={errors.reason?.message}
        >
          <Textarea rows={2} {...form.register('reason')} />
        </Field>
        <p className="max-w-[65ch] text-s text-ink-soft">
          Totals and statements count the gift as you save it.
          {known.renewedUntil && ' The membership it renewed follows its amount and day.'}
        </p>
      </div>
    </Dialog>
  );
}
