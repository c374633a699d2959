import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import type { DonationDetail } from '@hearthside/contract/donation/shapes';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useForm } from '@/lib/use-form';
import { useDiscard } from '@/ui/dialogs/use-discard';
import { useMe } from '@/features/session';
import { ApiError, isChangedMeanwhile, messageOf } from '@/lib/api/api-error';
import { showFieldErrors } from '@/lib/form-errors';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { withDraft } from '@/lib/drafts/with-draft';
import { toast } from '@/ui/toast/toast';
import { donations, useNameDonor } from '../../api/donations';
import { donorDraft, donorForm, knownDonor } from '../../model/donor-form';
import { quickerWords } from '../../model/status-change';

/**
 * The form for a gift's member and campaign. What is chosen stays until it is saved or discarded. After a conflict,
 * fields that nobody touched here are taken over from the server, and saving again overwrites the rest.
 */
export function useDonorForm(donation: DonationDetail['donation'], onClose: () => void) {
  const me = useMe();
  const { trigger: nameDonor } = useNameDonor();
  const [known, setKnown] = useState(donation);
  const kept = useMemo(() => donorDraft(known, me.id), [known, me.id]);
  const empty = knownDonor(known);
  const form = useForm({ resolver: zodResolver(donorForm), defaultValues: empty });
  useFormDraft(form, kept);
  // Set on top of the known values, so that the form can tell what was typed.
  const [restored, setRestored] = useState(false);
  if (!restored) {
    setRestored(true);
    if (kept.read()) form.reset(withDraft(empty, kept), { keepDefaultValues: true });
  }
  const { again, settle, discard } = useDiscard(kept, {
    empty,
    show: (typed) => form.reset(typed, { keepDefaultValues: true }),
    said: 'Changes discarded',
  });
  const [quicker, setQuicker] = useState('');

  const close = () => {
    settle();
    onClose();
  };
  const takeOver = async () => {
    const { donation: now } = await donations.detail({ id: donation.id });
    kept.clear();
    setKnown(now);
    form.reset(knownDonor(now), { keepDirtyValues: true });
  };
  const submit = form.handleSubmit(async (given) => {
    setQuicker('');
    try {
      await nameDonor({ id: donation.id, ...given, revision: known.revision });
      kept.clear();
      toast.success(DONATION_TEXTS.donorUpdated);
      close();
    } catch (error) {
      const { memberId } = error instanceof ApiError ? error.details : {};
      if (memberId) form.setError('member', { type: 'server', message: memberId });
      if (isChangedMeanwhile(error)) {
        await takeOver().catch(() => undefined);
        setQuicker(quickerWords(error));
      } else if (showFieldErrors(error, form) || memberId) return;
      const message = messageOf(error, DONATION_TEXTS.updateFailed);
      form.setError('root', { type: 'server', message });
    }
  });
  const cancel = () => {
    discard(form.getValues());
    close();
  };
  const { errors, isSubmitting: busy } = form.formState;
  return {
    form,
    known,
    submit,
    busy,
    problem: errors.root?.message,
    quicker,
    again,
    close,
    cancel,
  };
}
