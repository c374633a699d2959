import { useFormContext } from 'react-hook-form';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';

/** Why a gift is changed, in the form around it. */
export function ReasonField() {
  const { register, formState } = useFormContext<{ reason: string }>();
  return (
    <Field
      label="Reason"
      hint="It is kept with the donation for the other admins."
      required
      error={formState.errors.reason?.message}
    >
      <Textarea rows={3} {...register('reason')} />
    </Field>
  );
}
