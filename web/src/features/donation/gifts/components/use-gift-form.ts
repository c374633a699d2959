import { dayIn } from '@hearthside/contract/calendar-days';
import { shownMoney } from '@hearthside/contract/money';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from '@/lib/use-form';
import { useDiscard } from '@/ui/dialogs/use-discard';
import { useMe } from '@/features/session';
import { useSettings } from '@/features/settings';
import { ApiError, isAway, messageOf } from '@/lib/api/api-error';
import { showFieldErrors } from '@/lib/form-errors';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { withDraft } from '@/lib/drafts/with-draft';
import { toast } from '@/ui/toast/toast';
import { useRecordGift } from '../../api/donations';
import { emptyGift, giftDraft, giftForm } from '../../model/gift-form';
import { keyOf, sentGift } from '../../model/gift-key';
import { alikeIn, useOnTyping, type Alike } from './alike';

/** The form for recording a gift. What was typed is kept until it is recorded or discarded. */
export function useGiftForm(open: boolean, onClose: () => void) {
  const me = useMe();
  const { timeZone } = useSettings();
  const kept = useMemo(() => giftDraft(me.id), [me.id]);
  const sent = useMemo(() => sentGift(me.id), [me.id]);
  // The office's current day, which may be another one the next time it opens.
  const today = dayIn(timeZone, new Date());
  const empty = useMemo(() => emptyGift(today), [today]);
  const { trigger } = useRecordGift();
  const form = useForm({
    resolver: zodResolver(giftForm),
    defaultValues: withDraft(empty, kept),
  });
  useFormDraft(form, kept);
  const { reset } = form;
  useEffect(() => {
    if (open && kept.read() === null) reset(empty);
  }, [open, empty, kept, reset]);
  const { again, settle, discard } = useDiscard(kept, {
    empty,
    show: (typed) => form.reset(typed),
    said: 'Gift discarded',
  });

  const [alike, setAlike] = useState<Alike | null>(null);
  useOnTyping(form, () => setAlike(null));

  const close = () => {
    // Errors from before should not be shown when the dialog opens again.
    form.clearErrors();
    setAlike(null);
    settle();
    onClose();
  };
  const submit = form.handleSubmit(async (given) => {
    try {
      const key = keyOf(given, sent);
      const { donation } = await trigger({ ...given, key, another: alike !== null });
      sent.clear();
      kept.clear();
      form.reset(empty);
      toast.success(`${shownMoney(donation.amount)} from ${donation.donorName} recorded`);
      close();
    } catch (error) {
      const { memberId } = error instanceof ApiError ? error.details : {};
      const known = alikeIn(error);
      if (known) return setAlike(known);
      if (memberId) form.setError('member', { type: 'server', message: memberId });
      if (showFieldErrors(error, form) || memberId) return;
      const again = isAway(error) ? AGAIN : '';
      const message = messageOf(error, 'Failed to record the gift') + again;
      form.setError('root', { type: 'server', message });
    }
  });
  return { form, alike, submit, again, close, discard: () => discard(form.getValues()) };
}

const AGAIN = ' Please try again: the same gift is recorded once.';
