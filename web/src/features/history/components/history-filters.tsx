import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import {
  ACTION_OPTIONS,
  isFiltered,
  KIND_OPTIONS,
  ofAction,
  ofDay,
  ofKind,
  UNFILTERED,
  type HistoryQuery,
} from '../model/history-query';
import { PersonDialog } from './person-dialog';

export interface HistoryFiltersProps {
  query: HistoryQuery;
  onChange: (patch: Partial<HistoryQuery>) => void;
}

/** Narrows the audit down by person, subject, kind and days. */
export function HistoryFilters({ query, onChange }: HistoryFiltersProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <div
      role="group"
      aria-label="Filters of the history"
      className="mt-3 grid max-w-200 grid-cols-2 items-end gap-x-3 gap-y-2 sm:flex sm:flex-wrap print:hidden"
    >
      <Select
        aria-label="Subject"
        options={KIND_OPTIONS}
        value={query.kind ?? ''}
        onChange={({ target }) => onChange(ofKind(target.value))}
        className="sm:w-44"
      />
      <Select
        aria-label="Kind"
        options={ACTION_OPTIONS}
        value={query.action ?? ''}
        onChange={({ target }) => onChange(ofAction(target.value))}
        className="sm:w-52"
      />
      <Day end="from" label="From" query={query} onChange={onChange} />
      <Day end="to" label="To" query={query} onChange={onChange} />
      {query.person === undefined ? (
        <Button variant="quiet" onClick={() => setChoosing(true)}>
          Choose a person
        </Button>
      ) : (
        <Button
          variant="quiet"
          icon={<X size={18} aria-hidden />}
          aria-label={`${query.name || 'One person'} only. Show everybody`}
          onClick={() => onChange({ person: undefined, name: undefined, page: 1 })}
        >
          {query.name || 'One person'}
        </Button>
      )}
      {isFiltered(query) && (
        <Button variant="ghost" onClick={() => onChange(UNFILTERED)}>
          Clear all
        </Button>
      )}
      <PersonDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(person, name) => {
          setChoosing(false);
          onChange({ person, name, page: 1 });
        }}
      />
    </div>
  );
}

const Day = ({
  end,
  label,
  query,
  onChange,
}: HistoryFiltersProps & { end: 'from' | 'to'; label: string }) => (
  <label className="flex min-w-0 gap-x-2 text-s text-ink-soft max-sm:flex-col sm:items-center">
    {label}
    <TextInput
      type="date"
      // Half a day is none, so the field keeps what is typed until the day is whole.
      key={query[end] ?? ''}
      defaultValue={query[end] ?? ''}
      onChange={({ target }) => {
        if (target.value === '' || target.value >= '1900') onChange(ofDay(end, target.value));
      }}
      className="sm:w-40"
    />
  </label>
);
