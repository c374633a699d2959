import { useCallback, useState } from 'react';
import { FIRST_RECORDS, turnedAround, type RecordsAsked } from '../../model/records-asked';

/** The page, order and search of one of a pet's two lists. Not in the address, which the two would have to share. */
export function useRecordsAsked() {
  const [asked, setAsked] = useState(FIRST_RECORDS);
  const change = useCallback(
    (patch: Partial<RecordsAsked>) => setAsked((now) => ({ ...now, ...patch })),
    [],
  );
  return {
    asked,
    change,
    look: (search: string) => change({ search, page: 1 }),
    sort: { direction: asked.sortOrder, onToggle: () => change(turnedAround(asked)) },
  };
}
