import { z } from 'zod';
import { BLOG_CATEGORIES } from '@hearthside/contract/blog/fields';
import { paperTextSchema } from '../library/paper-text';
import { drawnSchema } from '../library/picture';
import { byKey, html, keyOf } from '../notation';
import { memberName } from '../people';

const state = z.union([
  z.literal('draft'),
  byKey({
    comesOutIn: z.strictObject({ comesOutIn: z.number() }),
    changedTo: z.strictObject({ changedTo: z.string(), daysAgo: z.number() }),
  }),
]);

/** An article of the demo. */
export const demoBlogSchema = z.strictObject({
  title: z.string(),
  subtitle: z.string(),
  category: keyOf(BLOG_CATEGORIES),
  /** By nickname; the byline has the whole name. */
  author: memberName,
  /** When it was written and, unless it waits, brought out. */
  daysAgo: z.number(),
  tags: z.array(z.string()),
  excerpt: z.string(),
  cover: drawnSchema,
  coverAlt: z.string(),
  /** Written only; coming out in so many days; or out, with a change that is not. */
  state: state.optional(),
  /** Addresses of films. */
  videos: z.array(z.url()).optional(),
  /** Rich text, a paragraph each. */
  paragraphs: z.array(html),
  /** A PDF that goes with the last paragraph. */
  paper: paperTextSchema.optional(),
});
export type DemoBlog = z.infer<typeof demoBlogSchema>;
