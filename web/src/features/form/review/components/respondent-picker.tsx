import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { formatDate } from '@/lib/dates';
import { IconButton } from '@/ui/icon-button';
import { SearchBox } from '@/ui/fields/search-box';
import { Select } from '@/ui/fields/select';
import type { Respondents } from '../api/use-respondents';
import { respondentName } from '../../model/response-words';

export interface RespondentPickerProps {
  respondents: Respondents;
  search: string;
  onSearch: (search: string) => void;
  /** The response that is shown. */
  current: number | undefined;
  onChoose: (responseId: number) => void;
}

/** Chooses the response to read: from a list, by name if there are many, or one after another. */
export function RespondentPicker(props: RespondentPickerProps) {
  const { respondents, search, onSearch, current, onChoose } = props;
  const { people = [], hasMore, loadMore, total, error } = respondents;
  const place = people.findIndex(({ id }) => id === current);
  const before = people[place - 1];
  const next = place < 0 ? people[0] : people[place + 1];
  // Loads more, so that somebody who reads one after another finds the next one.
  const wantsMore = place >= 0 && !next && hasMore && error === undefined;
  useEffect(() => {
    if (wantsMore) loadMore();
  }, [wantsMore, loadMore]);

  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
      {(hasMore || search || people.length > MANY) && (
        <SearchBox
          label="Search who has responded"
          placeholder="Search by name..."
          value={search}
          debounce={300}
          onChange={onSearch}
          className="basis-full sm:max-w-72 sm:flex-1 sm:basis-48"
        />
      )}
      <div className="min-w-0 basis-full sm:max-w-96 sm:flex-1 sm:basis-52">
        <Select
          aria-label="Respondent"
          value={place < 0 ? '' : String(current)}
          onChange={({ target }) => {
            if (target.value === MORE) loadMore();
            else if (target.value) onChoose(Number(target.value));
          }}
        >
          {place < 0 && (
            <option value="">
              {people.length > 0 ? 'Choose a respondent' : `No one matches “${search}”`}
            </option>
          )}
          {people.map((respondent) => (
            <option key={respondent.id} value={respondent.id}>
              {respondentName(respondent)}, {formatDate(respondent.createdAt)}
            </option>
          ))}
          {hasMore && <option value={MORE}>Show more...</option>}
        </Select>
      </div>
      <IconButton
        label="Previous response"
        icon={<ChevronLeft size={20} aria-hidden />}
        variant="quiet"
        disabled={!before}
        onClick={() => before && onChoose(before.id)}
      />
      <IconButton
        label="Next response"
        icon={<ChevronRight size={20} aria-hidden />}
        variant="quiet"
        disabled={!next}
        onClick={() => next && onChoose(next.id)}
      />
      {place >= 0 && total !== undefined && (
        <p aria-live="polite" className="text-s text-ink-soft tabular-nums">
          {(place + 1).toLocaleString('en-US')} of {total.toLocaleString('en-US')}
        </p>
      )}
    </div>
  );
}

/** From this many on, they can be searched by name. */
const MANY = 8;
/** The value of the list's last entry, which loads more. */
const MORE = 'more';
