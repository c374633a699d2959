import {
  DETAIL_LABELS,
  type DetailField,
  type EntryKind,
} from '@hearthside/contract/pet/entry-details';
import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { TimesField } from './times-field';
import type { EntryFormState } from './use-entry-form';

interface Line {
  field: DetailField;
  type?: 'date' | 'number';
  required?: boolean;
  hint?: string;
}

/** What an entry of each kind asks for besides the fields of every entry. */
const LINES: Record<EntryKind, readonly Line[]> = {
  note: [],
  vaccination: [
    { field: 'product', required: true },
    { field: 'batch', hint: 'From the sticker in the vaccination record.' },
    { field: 'nextDue', type: 'date' },
  ],
  medication: [
    { field: 'medicine', required: true },
    { field: 'dose', type: 'number', required: true },
    { field: 'unit', required: true, hint: 'Such as mg, ml or tablet.' },
    { field: 'from', type: 'date', hint: 'Leave blank to start on the date above.' },
    { field: 'to', type: 'date', hint: 'Leave blank if there is no last day.' },
  ],
  weight: [],
  visit: [{ field: 'reason' }, { field: 'clinic' }],
  illness: [
    { field: 'illness', required: true },
    { field: 'until', type: 'date' },
  ],
};

const UNITS = [
  { value: 'lbs', label: 'lbs' },
  { value: 'kg', label: 'kg' },
];

/** The fields that the chosen kind of entry has. What was typed for another kind stays until it is saved. */
export function DetailFields({ form }: Pick<EntryFormState, 'form'>) {
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { errors } = form.formState;
  if (kind === 'weight') return <WeightFields form={form} />;
  const lines = LINES[kind];
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-4 min-[460px]:grid-cols-2">
      {lines.map(({ field, type, required = false, hint }) => (
        <Fragment key={field}>
          <Field
            label={DETAIL_LABELS[field]}
            required={required}
            optional={!required}
            hint={hint}
            error={errors[field]?.message}
          >
            <TextInput
              type={type === 'date' ? 'date' : 'text'}
              inputMode={type === 'number' ? 'decimal' : undefined}
              autoComplete="off"
              {...form.register(field)}
            />
          </Field>
          {field === 'unit' && <TimesField form={form} />}
        </Fragment>
      ))}
    </div>
  );
}

function WeightFields({ form }: Pick<EntryFormState, 'form'>) {
  const { errors } = form.formState;
  return (
    <div className="grid grid-cols-[1fr_7rem] items-start gap-4">
      <Field label="Weight" required error={errors.weight?.message}>
        <TextInput inputMode="decimal" autoComplete="off" {...form.register('weight')} />
      </Field>
      <Field label="Unit">
        <Select options={UNITS} {...form.register('weightUnit')} />
      </Field>
    </div>
  );
}
