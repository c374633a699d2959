import { useState } from 'react';
import { FilterPanel } from '@/kit/filter-panel/filter-panel';
import { Button } from '@/ui/button';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
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

const check = ({ from, to }: TypedFilters) =>
  from && to && to < from ? { to: 'The end date is before the start date' } : {};

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
        check={check}
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
            <Field label="From">
              <TextInput type="date" {...field('from')} />
            </Field>
            <Field label="To" error={errors.to}>
              <TextInput type="date" {...field('to')} />
            </Field>
            <Field label="Sign-ins">
              <Select
                placeholder="With sign-ins"
                options={[{ value: 'false', label: 'Without sign-ins' }]}
                {...field('signIns')}
              />
            </Field>
            <div className="flex items-end sm:col-span-full">
              <Button variant="quiet" onClick={() => setChoosing(true)}>
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
