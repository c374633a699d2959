/** A page of a pet's entries or documents: the page, the order of dates, and the search. */
export interface RecordsAsked {
  page: number;
  sortOrder: 'asc' | 'desc';
  search: string;
}

/** Newest first, without a search. */
export const FIRST_RECORDS: RecordsAsked = { page: 1, sortOrder: 'desc', search: '' };

/** The reverse order, from its first page. */
export const turnedAround = ({ sortOrder }: RecordsAsked): Partial<RecordsAsked> => ({
  sortOrder: sortOrder === 'desc' ? 'asc' : 'desc',
  page: 1,
});
