import { useState } from 'react';
import { DayFields } from '@/kit/filter-panel/day-fields';
import { checkDays } from '@/kit/filter-panel/day-filter';
import { FilterPanel } from '@/kit/filter-panel/filter-panel';
import { Button } from '@/ui/button';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import {
  ACTION_OPTIONS,
  askedFilters,
  filterWords,
  KIND_OPTIONS,
  NO_FILTERS,
  typedFilters,
  type HistoryQuery,
  type TypedFilters,
} from '../model/history-query';
import { PersonDialog } from './person-dialog';

export interface HistoryFiltersProps {
  query: HistoryQuery;
  onChange: (patch: Partial<HistoryQuery>) => void;
}

/** Narrows the audit down by person, subject, kind and days. */
export function HistoryFilters({ query, onChange }: HistoryFiltersProps) {
  const [choosing, setChoosing] = useState(false);
  const filters = typedFilters(query);
  const change = (patch: Partial<TypedFilters>) => onChange(askedFilters({ ...filters, ...patch }));
  return (
    <>
      <FilterPanel
        filters={filters}
        none={NO_FILTERS}
        on={filterWords(query)}
        check={checkDays}
        onChange={change}
      >
        {({ field, errors }) => (
          <>
            <Field label="Subject">
              <Select placeholder="All subjects" options={KIND_OPTIONS} {...field('kind')} />
            </Field>
            <Field label="Kind">
              <Select placeholder="All kinds" options={ACTION_OPTIONS} {...field('action')} />
            </Field>
            <DayFields field={field} errors={errors} />
            <Field label="Sign-ins">
              <Select
                placeholder="With sign-ins"
                options={[{ value: 'false', label: 'Without sign-ins' }]}
                {...field('signIns')}
              />
            </Field>
            <div className="flex items-end sm:col-span-full">
              <Button variant="quiet" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
                {filters.person ? 'Choose another person' : 'Choose a person'}
              </Button>
            </div>
          </>
        )}
      </FilterPanel>
      <PersonDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(person, name) => {
          setChoosing(false);
          change({ person: String(person), name });
        }}
      />
    </>
  );
}
