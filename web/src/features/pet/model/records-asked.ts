/** A page of a pet's entries or documents: which one, in which order of dates, with which words. */
export interface RecordsAsked {
  page: number;
  sortOrder: 'asc' | 'desc';
  search: string;
}

/** The newest first, all of them. */
export const FIRST_RECORDS: RecordsAsked = { page: 1, sortOrder: 'desc', search: '' };

/** The other order, from its first page. */
export const turnedAround = ({ sortOrder }: RecordsAsked): Partial<RecordsAsked> => ({
  sortOrder: sortOrder === 'desc' ? 'asc' : 'desc',
  page: 1,
});
