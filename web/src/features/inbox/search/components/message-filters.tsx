import { useState } from 'react';
import { DayFields } from '@/kit/filter-panel/day-fields';
import { checkDays } from '@/kit/filter-panel/day-filter';
import { FilterPanel } from '@/kit/filter-panel/filter-panel';
import { Button } from '@/ui/button';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import {
  FILE_OPTIONS,
  filterWords,
  NO_FILTERS,
  type MessageFilters as Filters,
  type MessageQuery,
} from '../../model/message-query';
import { SenderDialog } from './sender-dialog';

export interface MessageFiltersProps {
  query: MessageQuery;
  chatId: number | undefined;
  onChange: (part: Partial<Filters>) => void;
}

/** Narrows a search in messages down by person, kind of file and days. */
export function MessageFilters({ query, chatId, onChange }: MessageFiltersProps) {
  const [choosing, setChoosing] = useState(false);
  const { search: _search, ...filters } = query;
  return (
    <>
      <FilterPanel
        filters={filters}
        none={NO_FILTERS}
        on={filterWords(filters)}
        check={checkDays}
        onChange={onChange}
      >
        {({ field, errors }) => (
          <>
            <Field label="Files">
              <Select
                placeholder="With or without files"
                options={FILE_OPTIONS}
                {...field('file')}
              />
            </Field>
            <DayFields field={field} errors={errors} />
            <div className="flex items-end">
              <Button
                variant="quiet"
                aria-haspopup="dialog"
                onClick={() => setChoosing(true)}
                className="max-sm:w-full"
              >
                {filters.person ? 'Choose another person' : 'Choose a person'}
              </Button>
            </div>
          </>
        )}
      </FilterPanel>
      <SenderDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        chatId={chatId}
        chosen={Number(filters.person)}
        onChoose={(person, name) => {
          setChoosing(false);
          onChange({ person: String(person), name });
        }}
      />
    </>
  );
}
