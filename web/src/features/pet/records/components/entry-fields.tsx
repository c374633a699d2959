import { ENTRY_LABELS, ENTRY_LOCATIONS } from '@hearthside/contract/pet/entry';
import { ENTRY_KINDS } from '@hearthside/contract/pet/entry-words';
import { timeZoneName } from '@/lib/time-zone';
import type { ReactNode } from 'react';
import { EmailInput } from '@/ui/fields/email-input';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { Textarea } from '@/ui/fields/textarea';
import { DetailFields } from './detail-fields';
import type { EntryFormState } from './use-entry-form';

const KINDS = Object.entries(ENTRY_KINDS).map(([value, label]) => ({ value, label }));
const LOCATIONS = Object.entries(ENTRY_LOCATIONS).map(([value, label]) => ({ value, label }));
const PAIR = 'grid gap-4 min-[460px]:grid-cols-2';

export interface EntryFieldsProps extends Pick<EntryFormState, 'form'> {
  /** The field for its photos and files. */
  files: ReactNode;
}

/** The fields of an entry. Its outcome has a date and a time. */
export function EntryFields({ form, files }: EntryFieldsProps) {
  const { errors } = form.formState;
  // Pills and weights have no place of their own. They are mostly given and read where the pet is.
  const proposeLocation = () => {
    if (form.getValues('location') === '') form.setValue('location', 'in_person');
  };
  return (
    <div className="grid gap-4">
      <Field label={ENTRY_LABELS.kind} error={errors.kind?.message}>
        <Select options={KINDS} {...form.register('kind', { onChange: proposeLocation })} />
      </Field>
      <div className={PAIR}>
        <Field label={ENTRY_LABELS.date} required error={errors.date?.message}>
          <TextInput type="date" data-autofocus {...form.register('date')} />
        </Field>
        <Field label={ENTRY_LABELS.location} required error={errors.location?.message}>
          <Select
            placeholder="Choose a location"
            options={LOCATIONS}
            {...form.register('location')}
          />
        </Field>
      </div>
      <DetailFields form={form} />
      <Field
        label={ENTRY_LABELS.initial}
        optional
        hint="The initials of the person who was there for the pet."
        error={errors.initial?.message}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          className="max-w-40"
          {...form.register('initial')}
        />
      </Field>
      <Field label={ENTRY_LABELS.description} optional error={errors.description?.message}>
        <Textarea {...form.register('description')} />
      </Field>
      {files}
      <Outcome form={form} />
    </div>
  );
}

function Outcome({ form }: Pick<EntryFormState, 'form'>) {
  const { errors } = form.formState;
  // A change of one half may fix or cause an error in the other.
  const recheck = { onChange: () => form.formState.isSubmitted && void form.trigger(HALVES) };
  return (
    <fieldset className="grid gap-3 rounded-m border border-line px-4 pt-1.5 pb-4">
      <legend className="px-1 text-s font-semibold">
        Outcome <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      <div className={PAIR}>
        <Field label={ENTRY_LABELS.outcomeDate} error={errors.outcomeDay?.message}>
          <TextInput type="date" {...form.register('outcomeDay', recheck)} />
        </Field>
        <Field label="Outcome time" error={errors.outcomeTime?.message}>
          <TextInput type="time" {...form.register('outcomeTime', recheck)} />
        </Field>
      </div>
      <p className="-mt-1 text-s text-ink-soft">In your time zone: {timeZoneName()}.</p>
      <Field label={ENTRY_LABELS.outcomeEmail} error={errors.outcomeEmail?.message}>
        <EmailInput autoComplete="off" {...form.register('outcomeEmail')} />
      </Field>
    </fieldset>
  );
}

const HALVES = ['outcomeDay', 'outcomeTime'] as const;
