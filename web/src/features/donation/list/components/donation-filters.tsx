import { DayFields } from '@/kit/filter-panel/day-fields';
import { checkDays } from '@/kit/filter-panel/day-filter';
import { FilterPanel } from '@/kit/filter-panel/filter-panel';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import {
  askedFilters,
  filterWords,
  NO_FILTERS,
  typedFilters,
  type DonationsQuery,
} from '../../model/donations-query';

export interface DonationFiltersProps {
  query: DonationsQuery;
  onChange: (patch: Partial<DonationsQuery>) => void;
}

/** Narrows the list of donations down by the days on which they were given, and by campaign. */
export function DonationFilters({ query, onChange }: DonationFiltersProps) {
  const filters = typedFilters(query);
  return (
    <FilterPanel
      filters={filters}
      none={NO_FILTERS}
      on={filterWords(query)}
      check={checkDays}
      onChange={(patch) => onChange(askedFilters({ ...filters, ...patch }))}
    >
      {({ field, errors }) => (
        <>
          <DayFields field={field} errors={errors} />
          <Field label="Campaign">
            <TextInput autoComplete="off" {...field('campaign')} />
          </Field>
        </>
      )}
    </FilterPanel>
  );
}
