import type { Donation, DonationDetail } from '@hearthside/contract/donation/shapes';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useMe } from '@/features/session';
import { useRevisedForm, type RevisedFormOptions } from '@/kit/conflict/use-revised-form';
import { useDiscard } from '@/ui/dialogs/use-discard';
import { toast } from '@/ui/toast/toast';
import { donations } from '../../api/donations';

/** A gift with all that its dialog shows. */
export type KnownGift = DonationDetail['donation'];

export interface GiftEditOptions<
  Gift extends Donation,
  Typed extends FieldValues,
  Given extends FieldValues,
> extends Pick<
  RevisedFormOptions<Gift | KnownGift, Typed, Given>,
  'start' | 'parts' | 'renamed' | 'failed'
> {
  /** The gift as it was when the dialog opened. */
  donation: Gift;
  onClose: () => void;
  /** What is edited, in the name of its draft. */
  about: 'correction' | 'donor' | 'refund' | 'status';
  schemaOf: (known: Gift | KnownGift) => z.ZodType<Given, Typed>;
  typedOf: (known: Gift | KnownGift) => Typed;
  save: (given: Given & { id: number; revision: string }) => Promise<unknown>;
  /** What is said when it is saved, and when it is discarded. */
  saved: string;
  discarded?: string;
}

/**
 * The form in a dialog that changes something of a gift. What is typed stays, with the revision it was begun at, until
 * it is saved or discarded: what is sent again after a lost answer is recognized as the same.
 */
export function useGiftEdit<
  Gift extends Donation,
  Typed extends FieldValues,
  Given extends FieldValues,
>(options: GiftEditOptions<Gift, Typed, Given>) {
  const { donation, onClose, about, schemaOf, typedOf, save, saved, ...revised } = options;
  const { discarded = 'Changes discarded', ...rest } = revised;
  const me = useMe();
  // The gift as it is now. Others may change it while the dialog is open.
  const [known, setKnown] = useState<Gift | KnownGift>(donation);
  const { id } = donation;
  const state = useRevisedForm<Gift | KnownGift, Typed, Given>({
    ...rest,
    memberId: me.id,
    schema: schemaOf(known),
    thing: donation,
    typedOf: (now = donation) => typedOf(now),
    about: `donation-${about}.${id}`,
    save: (given, revision) => save({ ...given, id, revision }),
    async readNow() {
      const { donation: now } = await donations.detail({ id });
      setKnown(now);
      return now;
    },
    onSaved() {
      toast.success(saved);
      close();
    },
  });
  const { form, base, kept } = state;
  const { again, settle, discard } = useDiscard<Typed>(kept, {
    empty: options.start ?? base,
    show: (typed) => form.reset(typed),
    said: discarded,
  });
  const close = () => {
    settle();
    onClose();
  };
  return { ...state, known, again, close, discard: () => discard(form.getValues()) };
}
