import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import type { TypedDays } from './day-filter';
import type { FilterFields } from './filter-form';

/** The fields for the first and the last day, among those of a `FilterPanel`. */
export const DayFields = ({ field, errors }: Pick<FilterFields<TypedDays>, 'field' | 'errors'>) => (
  <>
    <Field label="From" error={errors.from}>
      <TextInput type="date" {...field('from')} />
    </Field>
    <Field label="To" error={errors.to}>
      <TextInput type="date" {...field('to')} />
    </Field>
  </>
);
