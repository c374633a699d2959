import {
  DONATION_STATUSES,
  DONATION_TEXTS,
  type DonationStatus,
} from '@hearthside/contract/donation/fields';
import { statusInput, type Donation, type StatusInput } from '@hearthside/contract/donation/shapes';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useForm } from '@/lib/use-form';
import { useDiscard } from '@/ui/dialogs/use-discard';
import { useMe } from '@/features/session';
import { isChangedMeanwhile, messageOf } from '@/lib/api/api-error';
import { draft } from '@/lib/drafts/draft';
import { showFieldErrors } from '@/lib/form-errors';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { whoAndWhen } from '@/lib/who-and-when';
import { toast } from '@/ui/toast/toast';
import { donations, useSetStatus } from '../../api/donations';
import { NO_STATUS, typedBefore } from '../../model/status-change';

/** A donation's status when the dialog opened, as somebody else has set it since, and as it was chosen here. */
type StatusConflict = Record<'was' | 'now' | 'mine', DonationStatus>;

/**
 * The form for changing a donation's status. What is typed is stored until it is saved or discarded. After a
 * conflict, it says what somebody else chose, and saving again overwrites that.
 */
export function useStatusForm(donation: Donation, onClose: () => void) {
  const me = useMe();
  const { trigger: setStatus } = useSetStatus();
  // The donation as it is now. Others may change it while the dialog is open.
  const [known, setKnown] = useState(donation);
  const kept = useMemo(
    () => draft<StatusInput>(me.id, `donation-status.${donation.id}`),
    [donation.id, me.id],
  );
  const form = useForm({
    resolver: zodResolver(statusInput),
    defaultValues: { ...NO_STATUS, ...typedBefore(kept.read(), donation.status) },
  });
  useFormDraft(form, kept);
  const { again, settle, discard } = useDiscard(kept, {
    empty: NO_STATUS,
    show: (typed) => form.reset(typed),
    said: 'Change of status discarded',
  });
  const [quicker, setQuicker] = useState('');
  const [conflict, setConflict] = useState<StatusConflict>();

  const close = () => {
    settle();
    onClose();
  };

  const takeOver = async () => {
    const { donation: now } = await donations.detail({ id: donation.id });
    setKnown(now);
    setConflict({ was: known.status, now: now.status, mine: form.getValues('status') });
    // The donation already has the chosen status: choose another one, or there is nothing to do.
    if (form.getValues('status') === now.status) form.setValue('status', NO_STATUS.status);
    return `It is ${DONATION_STATUSES[now.status]} now.`;
  };

  const submit = form.handleSubmit(async (typed) => {
    setQuicker('');
    setConflict(undefined);
    try {
      await setStatus({ id: donation.id, ...typed, revision: known.revision });
      kept.clear();
      toast.success(DONATION_TEXTS.statusUpdated);
      close();
    } catch (error) {
      if (isChangedMeanwhile(error)) {
        const now = await takeOver().catch(() => '');
        setQuicker(`${whoAndWhen(error.details)} ${now}`.trim());
      } else if (showFieldErrors(error, form)) return;
      const message = messageOf(error, DONATION_TEXTS.statusFailed);
      form.setError('root', { type: 'server', message });
    }
  });

  return {
    form,
    known,
    submit,
    busy: form.formState.isSubmitting,
    problem: form.formState.errors.root?.message,
    /** Who was faster and what they chose. Empty if nobody was. */
    quicker,
    /** The three statuses after somebody else was faster. */
    conflict,
    again,
    close,
    cancel() {
      discard(form.getValues());
      close();
    },
  };
}
