import { dayIn } from '@hearthside/contract/calendar-days';
import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import type { Donation } from '@hearthside/contract/donation/shapes';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useMe } from '@/features/session';
import { useSettings } from '@/features/settings';
import { isAway, isChangedMeanwhile, messageOf } from '@/lib/api/api-error';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { withDraft } from '@/lib/drafts/with-draft';
import { showFieldErrors } from '@/lib/form-errors';
import { useForm } from '@/lib/use-form';
import { whoAndWhen } from '@/lib/who-and-when';
import { useDiscard } from '@/ui/dialogs/use-discard';
import { toast } from '@/ui/toast/toast';
import { donations, useRefund } from '../../api/donations';
import { emptyRefund, refundDraft, refundForm } from '../../model/refund-form';

/** The form for a refund. What is typed is kept until it is recorded or discarded. */
export function useRefundForm(donation: Donation, onClose: () => void) {
  const me = useMe();
  const { timeZone } = useSettings();
  const { trigger: refund } = useRefund();
  // The donation as it is now. Others may change it while the dialog is open.
  const [known, setKnown] = useState(donation);
  const kept = useMemo(() => refundDraft(me.id, donation.id), [donation.id, me.id]);
  const today = dayIn(timeZone, new Date());
  const empty = useMemo(() => emptyRefund(today), [today]);
  const form = useForm({
    resolver: zodResolver(refundForm),
    defaultValues: withDraft(empty, kept),
  });
  useFormDraft(form, kept);
  const { again, settle, discard } = useDiscard(kept, {
    empty,
    show: (typed) => form.reset(typed),
    said: 'Refund discarded',
  });
  const close = () => {
    settle();
    onClose();
  };
  const submit = form.handleSubmit(async (given) => {
    try {
      await refund({ id: donation.id, ...given, revision: known.revision });
      kept.clear();
      toast.success(DONATION_TEXTS.refundRecorded);
      close();
    } catch (error) {
      if (showFieldErrors(error, form)) return;
      const message = messageOf(error, 'Failed to record the refund');
      if (isChangedMeanwhile(error)) {
        const now = await donations.detail({ id: donation.id }).catch(() => null);
        if (now) setKnown(now.donation);
        const who = whoAndWhen(error.details);
        const again = 'What you typed is still here. Check it, and record it again.';
        form.setError('root', { type: 'server', message: [message, who, again].join(' ') });
        return;
      }
      const again = isAway(error) ? ' Please try again: the same refund is recorded once.' : '';
      form.setError('root', { type: 'server', message: message + again });
    }
  });
  const cancel = () => {
    discard(form.getValues());
    close();
  };
  return { form, known, submit, busy: form.formState.isSubmitting, again, close, cancel };
}
