import { FilterPanel } from '@/kit/filter-panel/filter-panel';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import {
  askedFilters,
  filterWords,
  NO_FILTERS,
  typedFilters,
  type DonationsQuery,
  type TypedFilters,
} from '../../model/donations-query';

export interface DonationFiltersProps {
  query: DonationsQuery;
  onChange: (patch: Partial<DonationsQuery>) => void;
}

const check = ({ from, to }: TypedFilters) =>
  from && to && to < from ? { to: 'The end date is before the start date' } : {};

/** Narrows the list of donations down by the days on which they were given, and by campaign. */
export function DonationFilters({ query, onChange }: DonationFiltersProps) {
  const filters = typedFilters(query);
  return (
    <FilterPanel
      filters={filters}
      none={NO_FILTERS}
      on={filterWords(query)}
      check={check}
      onChange={(patch) => onChange(askedFilters({ ...filters, ...patch }))}
    >
      {({ field, errors }) => (
        <>
          <Field label="From">
            <TextInput type="date" {...field('from')} />
          </Field>
          <Field label="To" error={errors.to}>
            <TextInput type="date" {...field('to')} />
          </Field>
          <Field label="Campaign">
            <TextInput autoComplete="off" {...field('campaign')} />
          </Field>
        </>
      )}
    </FilterPanel>
  );
}
