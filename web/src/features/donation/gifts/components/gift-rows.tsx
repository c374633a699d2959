import { GIFT_METHODS } from '@hearthside/contract/donation/fields';
import { useController, useFormContext } from 'react-hook-form';
import { MoneyInput } from '@/features/membership';
import { EmailInput } from '@/ui/fields/email-input';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import type { GiftForm } from '../../model/gift-form';

const METHODS = Object.entries(GIFT_METHODS).map(([value, label]) => ({ value, label }));
const pair = 'grid gap-4 min-[460px]:grid-cols-2';

/** From whom a gift was, how much, when and how, in the form around it: of a new gift or of a correction. */
export function GiftRows() {
  const { control, register, formState } = useFormContext<Omit<GiftForm, 'member'>>();
  const { errors } = formState;
  const { field: amount } = useController({ control, name: 'amount' });
  return (
    <>
      <div className={pair}>
        <Field label="Donor" required error={errors.donorName?.message}>
          <TextInput autoComplete="off" {...register('donorName')} />
        </Field>
        <Field label="Email" optional error={errors.donorEmail?.message}>
          <EmailInput autoComplete="off" {...register('donorEmail')} />
        </Field>
      </div>
      <div className={pair}>
        <Field label="Amount" required error={errors.amount?.message}>
          <MoneyInput {...amount} />
        </Field>
        <Field label="Given on" required error={errors.date?.message}>
          <TextInput type="date" {...register('date')} />
        </Field>
      </div>
      <div className={pair}>
        <Field label="Method" required error={errors.method?.message}>
          <Select options={METHODS} {...register('method')} />
        </Field>
        <Field label="Reference" optional error={errors.reference?.message}>
          <TextInput
            autoComplete="off"
            placeholder="Such as the check’s number"
            {...register('reference')}
          />
        </Field>
      </div>
    </>
  );
}

/** What else is known of a gift, in the form around it. */
export function NoteRow() {
  const { register, formState } = useFormContext<Pick<GiftForm, 'note'>>();
  return (
    <Field label="Note" optional error={formState.errors.note?.message}>
      <TextInput autoComplete="off" {...register('note')} />
    </Field>
  );
}
