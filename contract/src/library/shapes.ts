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
import { line } from '../member/profile';
import { paragraphs, text } from '../text';
import { readVideoLink, VIDEO_TEXTS } from '../video-link';

const keysOf = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as [Key, ...Key[]];

export const libraryKind = z.enum(keysOf(LIBRARY_KINDS));
export const libraryType = z.enum(keysOf(LIBRARY_TYPES));
export const librarySection = z.enum(keysOf(LIBRARY_SECTIONS));
export const libraryCategory = z.enum(LIBRARY_CATEGORIES);
export const libraryTag = z.enum(keysOf(LIBRARY_TAGS));
export const libraryPrivacy = z.enum(keysOf(LIBRARY_PRIVACY));

/** A field of a multipart form: a text, empty where nothing was chosen. */
const flag = z
  .union([z.boolean(), z.enum(['true', 'false', ''])])
  .transform((value) => value === true || value === 'true');

/** What upload and edit take beside the file (part 2 §5, §7). */
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
  /** A pasted video link: of videos, where there is no file. */
  externalUrl: text(LIBRARY_LIMITS.url)
    .trim()
    .refine((url) => url === '' || readVideoLink(url) !== null, VIDEO_TEXTS.invalid)
    .default(''),
  /** The folder it lies in; empty: none. */
  folderId: id.or(z.literal('')).default(''),
};

/** An item as it is listed and opened. Links of files work for a while and for this reader alone. */
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
  /** Its file by a link, the pasted video's address, or a blog's page in the portal. */
  url: z.string(),
  /** The portal's address of this item, which stays when its file is replaced. */
  page: z.string(),
  external: z.boolean(),
  /** Media type and bytes of the file; empty and 0 of pasted links and blogs. */
  mime: z.string(),
  size: z.number(),
  fileName: z.string(),
  thumbnailUrl: z.string().nullable(),
  /** Seconds, of videos where it is known. */
  duration: z.number().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  /** Names this state of the item; an edit that carries an older one is refused. */
  revision: z.string(),
  /** Of a blog, which is written in Manage Blogs: its id there, and where it stands. */
  blog: z.object({ id: z.string(), state: blogState }).nullable(),
});
export type LibraryItem = z.output<typeof libraryItem>;

export const libraryFolder = z.object({
  /** A number, or of the Attorneys tab the category. */
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** The items in it that this reader sees. */
  fileCount: z.number(),
});
export type LibraryFolder = z.output<typeof libraryFolder>;
