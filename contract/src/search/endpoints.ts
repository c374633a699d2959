import { z } from 'zod';
import { endpoint } from '../endpoint';
import { SEARCH_MAX } from '../list';
import { SECTIONS, type SectionId } from '../section';
import { text } from '../text';

/** The most that a search over the whole portal shows of one section. */
export const FOUND_MAX = 5;

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
      'People, pets, chats, forms, texts and whatever else a member may see with these words, the best of each section first',
    query: z.strictObject({
      search: text(SEARCH_MAX).transform((typed) => typed.replace(/\p{Cc}+/gu, ' ').trim()),
    }),
    answer: z.object({
      groups: z.array(foundGroup),
      /** What was searched for instead, because nothing has what was typed. Null if it was not changed. */
      meant: z.string().nullable(),
    }),
  }),
};
