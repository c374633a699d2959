import { APPOINTMENT_KINDS } from '@hearthside/contract/appointment/fields';
import type { UseFormReturn } from 'react-hook-form';
import { deviceZone } from '@/lib/time-zone';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { Textarea } from '@/ui/fields/textarea';
import type { OfficeGiven, OfficeInput } from '../model/office-form';
import { WhenFields } from './when-fields';

const KINDS = Object.entries(APPOINTMENT_KINDS).map(([value, label]) => ({ value, label }));

export interface OfficeFieldsProps {
  form: UseFormReturn<OfficeInput, unknown, OfficeGiven>;
  zones: readonly string[];
}

/** The fields of an appointment that the office fills in. */
export function OfficeFields({ form, zones }: OfficeFieldsProps) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 min-[460px]:grid-cols-2">
        <Field label="Kind" required error={errors.kind?.message}>
          <Select data-autofocus options={KINDS} {...form.register('kind')} />
        </Field>
        <Field label="Length in minutes" required error={errors.minutes?.message}>
          <TextInput inputMode="numeric" {...form.register('minutes')} />
        </Field>
      </div>
      <WhenFields form={form} zones={zones} clocks="office" alsoIn={deviceZone()} />
      <Field
        label="Location"
        required
        hint="A room, an address, a phone number or the link to a video call."
        error={errors.location?.message}
      >
        <TextInput {...form.register('location')} />
      </Field>
      <Field
        label="What is it about?"
        optional
        hint="The member will see this."
        error={errors.about?.message}
      >
        <Textarea {...form.register('about')} />
      </Field>
    </div>
  );
}
