import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idParams } from '../list';
import { text } from '../text';
import { line } from './person-fields';

/** The most filters an admin keeps, and the longest name and address of one, in characters. */
export const SAVED_FILTERS_MAX = 30;
export const FILTER_NAME_MAX = 60;
export const FILTER_QUERY_MAX = 1000;

export const FILTER_TEXTS = {
  named: 'Please give the filter a name',
  taken: 'You already have a filter with this name',
  full: `You have ${SAVED_FILTERS_MAX} filters. Delete one before you save another.`,
  missing: 'This filter does not exist.',
} as const;

/** A list of users that an admin comes back to: its filters, as the page's address has them. */
export const savedFilter = z.object({ id: z.number(), name: z.string(), query: z.string() });
export type SavedFilter = z.output<typeof savedFilter>;

export const newSavedFilter = z.strictObject({
  name: line(FILTER_NAME_MAX).pipe(z.string().min(1, FILTER_TEXTS.named)),
  query: text(FILTER_QUERY_MAX),
});

export const savedFilterEndpoints = {
  savedFilters: endpoint({
    method: 'GET',
    path: '/users/filters',
    access: 'users',
    summary: 'Your own saved user filters, by name',
    answer: z.object({ filters: z.array(savedFilter) }),
  }),
  saveFilter: endpoint({
    method: 'POST',
    path: '/users/filters',
    access: 'users',
    summary: 'Save a user filter for yourself',
    body: newSavedFilter,
    answer: savedFilter,
  }),
  deleteFilter: endpoint({
    method: 'DELETE',
    path: '/users/filters/:id',
    access: 'users',
    summary: 'Delete one of your own saved filters',
    params: idParams,
    answer: z.object({ id: z.number() }),
  }),
};
