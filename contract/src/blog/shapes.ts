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
import { line } from '../member/profile';
import { readVideoLink, VIDEO_TEXTS } from '../video-link';

/** Entries with drafts are named by a text that stays the same for draft and published form. */
export const documentId = z.string().regex(/^[a-z0-9]{20,32}$/);

const keysOf = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as [Key, ...Key[]];
export const blogCategory = z.enum(keysOf<BlogCategory>(BLOG_CATEGORIES));
export const blogState = z.enum(keysOf<BlogState>(BLOG_STATES));

/** An address of a file that the upload call of this subject answered, or that the blog had already. */
const ownFile = text(1000);

/** A paragraph as it is sent: its markup is cleaned by the server, its file named by id. */
const paragraphInput = z.strictObject({
  content: text(BLOG_LIMITS.paragraph, `At most ${BLOG_LIMITS.paragraph} characters`),
  file: ownFile.nullable().default(null),
  fileName: line(BLOG_LIMITS.fileName).optional(),
});

/** The fields of `content` as they are sent in it (part 2 §3, §5); the server reads the JSON and checks this. */
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

/** What create and update take (part 2 §7). `publish`: also bring it out, now or at its hour. */
export const blogBody = z.strictObject({
  title: line(BLOG_LIMITS.title).pipe(z.string().min(1, BLOG_TEXTS.noTitle)),
  category: z
    .string({ error: BLOG_TEXTS.noCategory })
    .min(1, BLOG_TEXTS.noCategory)
    .max(60)
    .transform(readBlogCategory),
  /** JSON, as `writeBlogContent` makes it. */
  content: text(BLOG_LIMITS.paragraphs * BLOG_LIMITS.paragraph + 20_000),
  coverImage: ownFile.nullable().default(null),
  coverAlt: line(BLOG_LIMITS.altText).default(''),
  excerpt: paragraphs(BLOG_LIMITS.excerpt).default(''),
  /** Empty: made of the title. */
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
  /** Minutes. */
  readingTime: z.number(),
  tags: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string().nullable(),
});
export type BlogItem = z.output<typeof blogItem>;

/** The same with the whole text, as a JSON string (part 2 §3). */
export const blogWhole = blogItem.extend({ content: z.string() });
export type BlogWhole = z.output<typeof blogWhole>;

/** A blog as Manage Blogs has it: what its draft says, and where it stands. */
export const managedBlog = blogWhole.extend({
  state: blogState,
  /** When it comes out by itself, or null. */
  publishAt: z.string().nullable(),
  /** Names this state of the draft; a save that carries an older one is refused. */
  revision: z.string(),
  changedBy: z.string(),
});
export type ManagedBlog = z.output<typeof managedBlog>;

/** What was kept of a blog at one moment. */
export const blogVersion = z.object({
  id: z.number(),
  at: z.string(),
  by: z.string(),
  /** Where it was written. */
  door: z.enum(['portal', 'panel']),
  /** Whether this is what was brought out then. */
  published: z.boolean(),
  title: z.string(),
  category: blogCategory,
  coverImage: z.string().nullable(),
  coverAlt: z.string(),
  /** What was written, not what is made of the text. */
  excerpt: z.string(),
  author: z.string(),
  content: z.string(),
});
export type BlogVersion = z.output<typeof blogVersion>;
