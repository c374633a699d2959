import { z } from 'zod';
import { boundedArray } from '../bounded-array';
import {
  BLOG_CATEGORIES,
  BLOG_LIMITS,
  BLOG_STATES,
  BLOG_TEXTS,
  readBlogCategory,
  tidyTags,
  type BlogCategory,
  type BlogState,
} from './fields';
import { paragraphs, text } from '../text';
import { line } from '../member/person-fields';
import { readVideoLink, VIDEO_TEXTS } from '../video-link';

/** Entries with drafts are identified by a text that is the same for the draft and the published version. */
export const documentId = z.string().regex(/^[a-z0-9]{20,32}$/);

const keysOf = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as [Key, ...Key[]];
export const blogCategory = z.enum(keysOf<BlogCategory>(BLOG_CATEGORIES));
export const blogState = z.enum(keysOf<BlogState>(BLOG_STATES));

/** The address of a file that this subject's upload call returned, or that the blog already had. */
const ownFile = text(1000);

/** A paragraph in a request. The server cleans its markup. Its file is named by id. */
const paragraphInput = z.strictObject({
  content: text(BLOG_LIMITS.paragraph, `At most ${BLOG_LIMITS.paragraph} characters`),
  file: ownFile.nullable().default(null),
  fileName: line(BLOG_LIMITS.fileName).optional(),
});

/** The fields of `content` in a request (part 2 §3, §5). The server parses the JSON and checks it with this. */
export const blogContentInput = z.strictObject({
  subtitle: line(BLOG_LIMITS.subtitle).default(''),
  tags: boundedArray(line(BLOG_LIMITS.tag), 100)
    .transform(tidyTags)
    .pipe(z.array(z.string()).max(BLOG_LIMITS.tags, `At most ${BLOG_LIMITS.tags} tags`))
    .default([]),
  videoUrls: boundedArray(
    line(BLOG_LIMITS.videoUrl).refine((url) => readVideoLink(url) !== null, VIDEO_TEXTS.invalid),
    BLOG_LIMITS.videos,
    `At most ${BLOG_LIMITS.videos} videos`,
  ).default([]),
  paragraphs: boundedArray(paragraphInput, BLOG_LIMITS.paragraphs).min(1),
});

/** The fields of create and update (part 2 §7). */
export const blogBody = z.strictObject({
  title: line(BLOG_LIMITS.title).pipe(z.string().min(1, BLOG_TEXTS.noTitle)),
  category: z
    .string({ error: BLOG_TEXTS.noCategory })
    .min(1, BLOG_TEXTS.noCategory)
    .max(60)
    .transform(readBlogCategory),
  /** JSON, as written by `writeBlogContent`. */
  content: text(BLOG_LIMITS.paragraphs * BLOG_LIMITS.paragraph + 20_000),
  coverImage: ownFile.nullable().default(null),
  coverAlt: line(BLOG_LIMITS.altText).default(''),
  excerpt: paragraphs(BLOG_LIMITS.excerpt).default(''),
  /** If empty, it is derived from the title. */
  slug: line(BLOG_LIMITS.slug).default(''),
  author: line(120).default(''),
});

/** A blog as it is listed and read. */
export const blogItem = z.object({
  id: documentId,
  slug: z.string(),
  title: z.string(),
  category: blogCategory,
  coverImage: z.string().nullable(),
  coverAlt: z.string(),
  excerpt: z.string(),
  author: z.string(),
  /** In minutes. */
  readingTime: z.number(),
  tags: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string().nullable(),
});
export type BlogItem = z.output<typeof blogItem>;

/** The same with the full text, as a JSON string (part 2 §3). */
export const blogWhole = blogItem.extend({ content: z.string() });
export type BlogWhole = z.output<typeof blogWhole>;

/** A blog in Manage Blogs: its draft, and its state. */
export const managedBlog = blogWhole.extend({
  state: blogState,
  /** The publish time, or null. */
  publishAt: z.string().nullable(),
  /** The revision of the draft. A save based on an older one is refused. */
  revision: z.string(),
  changedBy: z.string(),
});
export type ManagedBlog = z.output<typeof managedBlog>;

/** A version of a blog, stored at one moment. */
export const blogVersion = z.object({
  id: z.number(),
  at: z.string(),
  by: z.string(),
  /** Where it was written: in the portal or in the panel. */
  door: z.enum(['portal', 'panel']),
  /** Whether this version was published at that moment. */
  published: z.boolean(),
  title: z.string(),
  category: blogCategory,
  coverImage: z.string().nullable(),
  coverAlt: z.string(),
  /** What was typed as the excerpt, not one derived from the text. */
  excerpt: z.string(),
  author: z.string(),
  content: z.string(),
});
export type BlogVersion = z.output<typeof blogVersion>;
