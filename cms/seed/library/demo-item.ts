import { z } from 'zod';
import { LIBRARY_CATEGORIES } from '@hearthside/contract/access';
import { LIBRARY_SECTIONS, LIBRARY_TAGS } from '@hearthside/contract/library/fields';
import { byKey, keyOf } from '../notation';
import { paperTextSchema } from './paper-text';
import { drawnSchema } from './picture';

const described = {
  title: z.string(),
  description: z.string(),
  section: keyOf(LIBRARY_SECTIONS),
  category: z.enum(LIBRARY_CATEGORIES),
  tag: keyOf(LIBRARY_TAGS).optional(),
  attorneyOnly: z.literal(true).optional(),
  guide: z.literal(true).optional(),
  /** By its name, within the section. */
  folder: z.string().optional(),
  daysAgo: z.number(),
  /** Moved to the trash so many days ago. */
  deletedDaysAgo: z.number().optional(),
};

/** An item of the demo's library: a paper, a picture, a film, or the address of a film on YouTube or Vimeo. */
export const demoItemSchema = byKey({
  paper: z
    .strictObject({ ...described, paper: paperTextSchema })
    .transform(({ paper, ...item }) => ({ ...item, file: { paper } })),
  picture: z
    .strictObject({ ...described, picture: drawnSchema, name: z.string() })
    .transform(({ picture, name, ...item }) => ({ ...item, file: { picture, name } })),
  film: z
    .strictObject({
      ...described,
      /** Within `cms/seed`. */
      film: z.string(),
      name: z.string(),
      seconds: z.number(),
      poster: drawnSchema,
    })
    .transform(({ film, name, seconds, poster, ...item }) => ({
      ...item,
      file: { film, name, seconds, poster },
    })),
  link: z.strictObject({ ...described, link: z.url() }),
});
export type DemoItem = z.infer<typeof demoItemSchema>;

/** An item with a file of its own. */
export type DemoFileItem = Extract<DemoItem, { file: unknown }>;

export const demoFolderSchema = z.strictObject({
  section: keyOf(LIBRARY_SECTIONS),
  name: z.string(),
  description: z.string(),
  daysAgo: z.number(),
});
export type DemoFolder = z.infer<typeof demoFolderSchema>;
