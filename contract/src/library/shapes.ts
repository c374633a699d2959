import { z } from 'zod';
import { LIBRARY_CATEGORIES } from '../access';
import {
  LIBRARY_KINDS,
  LIBRARY_LIMITS,
  LIBRARY_PRIVACY,
  LIBRARY_SECTIONS,
  LIBRARY_TAGS,
  LIBRARY_TEXTS,
  LIBRARY_TYPES,
} from './fields';
import { blogState } from '../blog/shapes';
import { id } from '../list';
import { line } from '../member/person-fields';
import { paragraphs, text } from '../text';
import { readVideoLink, VIDEO_TEXTS } from '../video-link';

const keysOf = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as [Key, ...Key[]];

export const libraryKind = z.enum(keysOf(LIBRARY_KINDS));
export const libraryType = z.enum(keysOf(LIBRARY_TYPES));
export const librarySection = z.enum(keysOf(LIBRARY_SECTIONS));
export const libraryCategory = z.enum(LIBRARY_CATEGORIES);
export const libraryTag = z.enum(keysOf(LIBRARY_TAGS));
export const libraryPrivacy = z.enum(keysOf(LIBRARY_PRIVACY));

/** A field of a multipart form. It is a text, empty if nothing was chosen. */
const flag = z
  .union([z.boolean(), z.enum(['true', 'false', ''])])
  .transform((value) => value === true || value === 'true');

/** The fields of upload and edit besides the file (part 2 §5, §7). */
export const libraryFields = {
  title: line(LIBRARY_LIMITS.title).pipe(z.string().min(1, LIBRARY_TEXTS.noTitle)),
  description: paragraphs(LIBRARY_LIMITS.description).pipe(
    z.string().min(1, LIBRARY_TEXTS.noDescription),
  ),
  category: z.enum(LIBRARY_CATEGORIES, { error: LIBRARY_TEXTS.noCategory }),
  tag: libraryTag.or(z.literal('')).default(''),
  privacy: z.enum(keysOf(LIBRARY_PRIVACY), { error: LIBRARY_TEXTS.noPrivacy }),
  section: librarySection,
  guideOrReference: flag.default(false),
  /** A pasted video link, for videos without a file. */
  externalUrl: text(LIBRARY_LIMITS.url)
    .trim()
    .refine((url) => url === '' || readVideoLink(url) !== null, VIDEO_TEXTS.invalid)
    .default(''),
  /** The folder it is in. Empty for none. */
  folderId: id.or(z.literal('')).default(''),
};

/** An item in lists and when opened. Links to files work for a while and only for this member. */
export const libraryItem = z.object({
  id: z.number(),
  kind: libraryKind.or(z.literal('blog')),
  type: libraryType,
  title: z.string(),
  description: z.string(),
  category: libraryCategory.nullable(),
  tag: libraryTag.nullable(),
  privacy: libraryPrivacy,
  section: librarySection.nullable(),
  guideOrReference: z.boolean(),
  folder: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** The link to its file, the pasted video's address, or a blog's page in the portal. */
  url: z.string(),
  /** The portal's address of this item. It stays the same when the file is replaced. */
  page: z.string(),
  external: z.boolean(),
  /** Media type and size in bytes of the file. Empty and 0 for pasted links and blogs. */
  mime: z.string(),
  size: z.number(),
  fileName: z.string(),
  thumbnailUrl: z.string().nullable(),
  /** In seconds, for videos if it is known. */
  duration: z.number().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  /** The revision of the item. An edit based on an older one is refused. */
  revision: z.string(),
  /** For a blog, which is written in Manage Blogs: its id there, and its state. */
  blog: z.object({ id: z.string(), state: blogState }).nullable(),
});
export type LibraryItem = z.output<typeof libraryItem>;

/** An item as a list of them has it, where it may have been searched for. */
export const foundItem = libraryItem.extend({
  /**
   * The part of its description or PDF where the words stand, with the page of a PDF: `Page 3: …`. Empty if nothing
   * was searched for, or the words stand elsewhere.
   */
  snippet: z.string(),
  /** Its address where the words stand: of a PDF at their page. */
  foundAt: z.string(),
});
export type FoundItem = z.output<typeof foundItem>;

export const libraryFolder = z.object({
  /** A number, or the category in the Attorneys tab. */
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** How many items in it this member sees. */
  fileCount: z.number(),
});
export type LibraryFolder = z.output<typeof libraryFolder>;
