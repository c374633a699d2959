import type { UseFormReturn } from 'react-hook-form';
import { DonorChoice } from '../../list/components/donor-choice';
import type { GiftForm, GiftGiven } from '../../model/gift-form';
import { CampaignField } from './campaign-field';
import { GiftRows, NoteRow } from './gift-rows';

export type GiftFormState = UseFormReturn<GiftForm, unknown, GiftGiven>;

/** The fields of a new gift: from whom, how much, when, how, and for what. Its form is around them, too. */
export const GiftFields = ({ form }: { form: GiftFormState }) => (
  <>
    <DonorChoice form={form} />
    <GiftRows />
    <CampaignField hint="The code of a membership plan’s campaign renews the donor’s membership, unless the gift’s year is over already." />
    <NoteRow />
  </>
);
