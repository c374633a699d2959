import { z } from 'zod';
import { boundedArray } from '../bounded-array';
import { endpoint } from '../endpoint';
import { pageQuery, SEARCH_MAX } from '../list';
import { SECTIONS, type SectionId } from '../section';
import { LINK_MAX } from '../web-address';
import { text } from '../text';

/** The most that a search over the whole portal shows of one section. */
export const FOUND_MAX = 5;

/** The most pages that a search for a link offers, and the most links of a text that are checked at once. */
export const LINKED_PAGES_MAX = { found: 8, checked: 100 } as const;

/** A page of the portal that a text may link to. */
export const linkedPage = z.object({
  title: z.string(),
  /** What kind of page it is. */
  line: z.string(),
  path: z.string(),
});
export type LinkedPage = z.output<typeof linkedPage>;

/** One thing that was found. */
export const found = z.object({
  title: z.string(),
  /** What tells it from others of the same title: a role, an owner, a day. Empty if nothing does. */
  line: z.string(),
  /**
   * The part of its text where the words stand, with the page of a PDF: `Page 3: …`. Empty if they stand in its title,
   * or if it has no text.
   */
  snippet: z.string(),
  /** Its page in the portal; of a PDF at the page where the words stand. */
  path: z.string(),
  /** How well it matches: the lower, the better, as `matchOf` has it. */
  match: z.number(),
});
export type Found = z.output<typeof found>;

const sectionIds = SECTIONS.map(({ id }) => id) as [SectionId, ...SectionId[]];

export const foundGroup = z.object({
  section: z.enum(sectionIds),
  found: z.array(found),
  /** Whether there are more than these. */
  more: z.boolean(),
});
export type FoundGroup = z.output<typeof foundGroup>;

export const searchEndpoints = {
  everything: endpoint({
    method: 'GET',
    path: '/search',
    access: 'member',
    summary:
      'Search people, pets, chats, forms, texts and everything else a member may see, the best of each section first',
    query: z.strictObject({
      search: text(SEARCH_MAX).transform((typed) => typed.replace(/\p{Cc}+/gu, ' ').trim()),
      /** Whether the caller already shows something for it, such as an action, so that it is not unanswered. */
      answered: z
        .enum(['true', 'false'])
        .transform((said) => said === 'true')
        .optional(),
    }),
    answer: z.object({
      groups: z.array(foundGroup),
      /** What was searched for instead, because nothing has what was typed. Null if it was not changed. */
      meant: z.string().nullable(),
    }),
  }),
  pages: endpoint({
    method: 'GET',
    path: '/search/pages',
    access: 'admin_help|admin_blogs',
    summary:
      'Pages of the portal that a text may link to: sections, answers, published blogs and forms, items and folders of the library',
    query: z.strictObject({ search: pageQuery.search }),
    answer: z.object({ pages: z.array(linkedPage) }),
  }),
  missingPages: endpoint({
    method: 'POST',
    path: '/search/missing-pages',
    access: 'admin_help|admin_blogs',
    summary: 'Find which addresses in a text lead to a page of the portal that no longer exists',
    body: z.strictObject({ paths: boundedArray(text(LINK_MAX), LINKED_PAGES_MAX.checked) }),
    answer: z.object({ missing: z.array(z.string()) }),
  }),
};
