import type { BlogVersionSnapshot } from './blog-snapshot';
import type { Moment } from '../../../text/moment';

export const BLOG_UID = 'api::blog.blog';
export const VERSION_UID = 'api::blog.blog-version';
export const FILE_UID = 'plugin::upload.file';

/** The part of a media library file needed to link to it. */
export interface MediaFile {
  id: number;
  name: string;
  hash: string;
  ext: string | null;
  mime: string;
  formats: Record<string, { hash: string; ext: string }> | null;
}

/** One row of a blog: its draft, or what its readers see. */
export interface BlogRow {
  id: number;
  documentId: string;
  title: string | null;
  subtitle: string | null;
  slug: string | null;
  category: string | null;
  excerpt: string | null;
  /** The beginning of its text, used if there is no excerpt. */
  lead: string | null;
  author: string | null;
  coverAlt: string | null;
  tags: unknown;
  readingTime: number | null;
  revision: number | null;
  changedBy: string | null;
  createdAt: Moment;
  updatedAt: Moment;
  /** Set on the published row. */
  publishedAt: Moment | null;
  /** When it was first published. */
  releasedAt: Moment | null;
  publishAt: Moment | null;
  deletedAt: Moment | null;
  deletedBy: string | null;
}

/** A row with its cover, paragraphs and videos. */
export interface WholeBlogRow extends BlogRow {
  coverImage: MediaFile | null;
  paragraphs: { content: string | null; file: MediaFile | null }[];
  videos: { url: string | null }[];
}

/** A row of blog_versions, as `strapi.db.query` reads it. */
export interface VersionRow {
  id: number;
  blog: string;
  snapshot: BlogVersionSnapshot;
  createdAt: Moment;
  savedAt: Moment;
  savedBy: string | null;
  /** The author's `ChangeAuthor.key`; null in rows from before this column. */
  writer: string | null;
  door: 'portal' | 'panel';
  auto: boolean;
  published: boolean;
}

/** Identifies the state of a draft: every save makes another. */
export const revisionOf = ({ revision }: Pick<BlogRow, 'revision'>) => String(revision ?? 0);

/** A blog as the history refers to it: by its draft, whose id never changes, and its current title. */
export const aboutBlog = ({ id, title }: Pick<BlogRow, 'id' | 'title'>) => ({
  kind: 'blog' as const,
  id,
  name: title ?? '',
});

/** Stored tags, or null if the stored value is not a list of ours. */
export function storedTags(tags: unknown): string[] | null {
  if (tags === null || tags === undefined) return [];
  const given: unknown = typeof tags === 'string' ? parsed(tags) : tags;
  return Array.isArray(given) && given.every((tag) => typeof tag === 'string') ? given : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The key by which a tag is found, regardless of case. */
export const tagKey = (tag: string) => tag.normalize('NFC').toLowerCase();
