import { GIFT_METHODS } from '@hearthside/contract/donation/fields';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { MoneyInput } from '@/features/membership';
import { EmailInput } from '@/ui/fields/email-input';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import type { GiftForm, GiftGiven } from '../../model/gift-form';
import { CampaignField } from './campaign-field';
import { DonorChoice } from '../../list/components/donor-choice';

const METHODS = Object.entries(GIFT_METHODS).map(([value, label]) => ({ value, label }));
const pair = 'grid gap-4 min-[460px]:grid-cols-2';

export type GiftFormState = UseFormReturn<GiftForm, unknown, GiftGiven>;

/** The fields of a gift: from whom, how much, when, how, and for what. */
export function GiftFields({ form }: { form: GiftFormState }) {
  const { errors } = form.formState;
  const { field: amount } = useController({ control: form.control, name: 'amount' });
  const campaignCode = useWatch({ control: form.control, name: 'campaignCode' });
  return (
    <div className="grid gap-4 pt-1">
      <DonorChoice form={form} />
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
          <TextInput
            autoComplete="off"
            placeholder="Such as the check’s number"
            {...form.register('reference')}
          />
        </Field>
      </div>
      <CampaignField
        typed={campaignCode}
        hint="The code of a membership plan’s campaign renews the donor’s membership, unless the gift’s year is over already."
        error={errors.campaignCode?.message}
        {...form.register('campaignCode')}
      />
      <Field label="Note" optional error={errors.note?.message}>
        <TextInput autoComplete="off" {...form.register('note')} />
      </Field>
    </div>
  );
}
