/** Blogs: their words, limits and rules (part 2 §2, §3, §4, §5, §8, §9; rulings 19 to 20). Must not import zod. */

/** The one list of categories (ruling 20). */
export const BLOG_CATEGORIES = {
  pet_care: 'Pet Care',
  about_pet_trusts: 'About Pet Trusts',
  pet_passionate_people: 'Pet Passionate People',
  pet_stories_fun_facts: 'Pet Stories & Fun Facts',
  estate_planning: 'Estate Planning',
} as const;
export type BlogCategory = keyof typeof BLOG_CATEGORIES;
export const DEFAULT_BLOG_CATEGORY: BlogCategory = 'pet_care';

/** A category from its stored value. The legacy 'general', and any value that is not in the list, reads as pet care. */
export const readBlogCategory = (stored: string | null | undefined): BlogCategory =>
  stored && Object.hasOwn(BLOG_CATEGORIES, stored)
    ? (stored as BlogCategory)
    : DEFAULT_BLOG_CATEGORY;

const MB = 1024 * 1024;
/** The limits of a blog's fields. */
export const BLOG_LIMITS = {
  title: 160,
  subtitle: 240,
  excerpt: 320,
  altText: 200,
  slug: 120,
  tags: 20,
  tag: 40,
  videos: 10,
  videoUrl: 500,
  paragraphs: 10,
  paragraphsAtFirst: 2,
  /** Characters of markup in one paragraph. */
  paragraph: 40_000,
  coverBytes: 5 * MB,
  fileBytes: 10 * MB,
  fileName: 160,
} as const;

/** Rows on a page of Manage Blogs (part 2 §9), and cards on a page of the reader. */
export const BLOGS_PAGE = 10;
export const READER_PAGE = 9;
/** How many other blogs are offered below one. */
export const RELATED_BLOGS = 3;
/** How many words a person reads in a minute, for the reading time. */
export const WORDS_A_MINUTE = 220;

/** The file types allowed for a cover and for a paragraph's file. The type is detected from the bytes. */
export const COVER_TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/heic',
  'image/heif',
] as const;
export const PARAGRAPH_FILE_TYPES = [
  ...COVER_TYPES,
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;
/** The `accept` of the file inputs, which the refusal's text names (part 2 §5). */
export const COVER_ACCEPT = 'image/*';
export const PARAGRAPH_FILE_ACCEPT = 'image/*,.pdf,.doc,.docx';

/** Texts of part 2 §2, §4, §5 and §8, word for word. */
export const BLOG_TEXTS = {
  noTitle: 'Title is required',
  noCategory: 'Category is required',
  created: 'Blog created successfully!',
  updated: 'Blog updated successfully!',
  deleted: 'Blog deleted successfully',
  createFailed: 'Failed to create blog',
  updateFailed: 'Failed to update blog',
  deleteFailed: 'Failed to delete blog',
  fetchFailed: 'Failed to fetch blogs',
  coverFailed: (reason: string) => `Failed to upload cover image: ${reason}`,
  paragraphFailed: (reason: string) => `Failed to upload file for paragraph: ${reason}`,
  unreadable: 'Error loading blog data',
  downloadFailed: 'Failed to download file',
  none: 'No blogs found',
  nothingToPreview: 'No content available for preview',
  tooBig: (megabytes: number) => `File size must be less than ${megabytes}MB`,
  wrongType: (accept: string) => `Invalid file type. Accepted: ${accept}`,
  creating: 'Creating...',
  updating: 'Updating...',
  imageLoading: 'Loading image...',
  imageFailed: 'Failed to load image',
  imageMissing: 'Missing Image / Loading Failed',
  // Not in the specification.
  conflict: 'Someone else changed this blog since you opened it.',
  hourPassed: 'Please choose a time in the future',
  keptByHand: 'This blog is scheduled. Your changes are kept only after you save them.',
  noParagraphs:
    'A blog needs at least one paragraph with text or a file before it can be published.',
} as const;

/** A paragraph in the API's `content` (part 2 §3). */
export interface BlogParagraph {
  /** Rich HTML, cleaned. */
  content: string;
  /** The address of its file, or null. */
  file: string | null;
  fileName?: string;
}

/** What the JSON string `content` of the API holds (part 2 §3). */
export interface BlogContent {
  subtitle: string;
  videoUrls: string[];
  tags: string[];
  paragraphs: BlogParagraph[];
}

const texts = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : null;

function paragraphOf(value: unknown): BlogParagraph | null {
  if (typeof value !== 'object' || value === null) return null;
  const { content, file = null, fileName } = value as Record<string, unknown>;
  if (typeof content !== 'string') return null;
  if (file !== null && typeof file !== 'string') return null;
  if (fileName !== undefined && typeof fileName !== 'string') return null;
  return { content, file, ...(fileName !== undefined && { fileName }) };
}

/** Reads the API's `content`. Returns null if it can't be read, and then 'Error loading blog data' is shown. */
export function readBlogContent(content: string): BlogContent | null {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { subtitle = '', videoUrls = [], tags = [], paragraphs } = value as Record<string, unknown>;
  const given = texts(videoUrls);
  const named = texts(tags);
  if (typeof subtitle !== 'string' || !given || !named || !Array.isArray(paragraphs)) return null;
  const read = paragraphs.map(paragraphOf);
  if (read.some((one) => one === null)) return null;
  return { subtitle, videoUrls: given, tags: named, paragraphs: read as BlogParagraph[] };
}

export const writeBlogContent = (content: BlogContent): string => JSON.stringify(content);

/** Tags as they are stored: trimmed, without empty ones and without duplicates, ignoring case (part 2 §5). */
export function tidyTags(typed: readonly string[]): string[] {
  const seen = new Set<string>();
  return typed
    .map((tag) =>
      tag
        .normalize('NFC')
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim(),
    )
    .filter((tag) => {
      const key = tag.toLowerCase();
      if (tag === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** Video addresses from one line: comma separated, trimmed, empties dropped (part 2 §5). */
export const splitVideoUrls = (typed: string): string[] =>
  typed
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');

const PICTURE_ENDING = /\.(jpe?g|png|gif|webp|svg|bmp)$/i;
/** Whether a paragraph's file is shown as a picture (part 2 §5). */
export const isPictureName = (name: string): boolean =>
  PICTURE_ENDING.test(name.split(/[?#]/)[0] ?? '');

/** A blog's address within the reader, derived from its title. The server makes it unique. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-/, '')
    .slice(0, 80)
    .replace(/-$/, '') || 'blog';

/** How many whole minutes it takes to read this many words, at least one. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / WORDS_A_MINUTE));

/** The states of a blog: a draft, scheduled, or published; and published with changes that are not published yet. */
export const BLOG_STATES = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Published, with unpublished changes',
} as const;
export type BlogState = keyof typeof BLOG_STATES;

/** Whether members can read a blog in this state. */
export const isPublished = (state: BlogState): boolean =>
  state === 'published' || state === 'changed';

/** How Manage Blogs is sorted. */
export const BLOG_SORTS = {
  createdAt: 'Date created',
  updatedAt: 'Date changed',
  title: 'Title',
  category: 'Category',
} as const;
export type BlogSort = keyof typeof BLOG_SORTS;
