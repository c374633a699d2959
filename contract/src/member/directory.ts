import { z } from 'zod';
import { rolesListed } from '../access';
import { endpoint } from '../endpoint';
import { pageQuery, pagination } from '../list';
import { shownOffer } from './offer';
import { offerFilters } from './place';
import { memberSort } from './sort';
import { person } from './person';

/** The Directory's role tabs; Featured comes after them (part 1 §2.6). */
export const DIRECTORY_ROLES = rolesListed('directory');
export const DIRECTORY_TABS = [...DIRECTORY_ROLES, 'featured'] as const;
export type DirectoryTab = (typeof DIRECTORY_TABS)[number];

/**
 * A row of the Directory: what members may know about each other (part 1 §2.6, ruling 5). Email and city are empty if
 * the member chose not to show them.
 */
export const directoryEntry = person.extend({
  city: z.string(),
  offer: shownOffer,
  /** Miles from the postal code that was searched around to the middle of their city. Null if none was. */
  miles: z.number().nullable(),
});
export type DirectoryEntry = z.output<typeof directoryEntry>;

export const directoryEndpoints = {
  directory: endpoint({
    method: 'GET',
    path: '/directory',
    access: 'directory',
    summary: 'Verified members of a role, or the featured ones, a page at a time',
    query: z.strictObject({
      ...pageQuery,
      sort: memberSort.default('name_asc'),
      role: z.enum(DIRECTORY_TABS),
      ...offerFilters,
    }),
    answer: z.object({ members: z.array(directoryEntry), pagination }),
  }),
};
