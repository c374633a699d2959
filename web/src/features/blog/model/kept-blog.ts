import { draft } from '@/lib/draft';
import type { BlogDraft } from './blog-draft';

/** What was written and had not reached the server when its page went away. */
export interface UnsentBlog {
  draft: BlogDraft;
  /** What the server had then. */
  revision?: string;
}

const storeOf = (memberId: number, id: string | undefined) =>
  draft<UnsentBlog>(`blog.${memberId}.${id ?? 'new'}`);

/** What this tab still has of a blog; undefined where another version of the portal kept it otherwise. */
export function unsentBlog(memberId: number, id: string | undefined): UnsentBlog | undefined {
  const { draft: kept, revision } = storeOf(memberId, id).read() ?? {};
  const isWhole =
    kept !== undefined && Array.isArray(kept.paragraphs) && typeof kept.videoUrls === 'string';
  return isWhole ? { draft: kept, revision } : undefined;
}

export const keepUnsent = (memberId: number, id: string | undefined, unsent: UnsentBlog) =>
  storeOf(memberId, id).write(unsent);

export const forgetUnsent = (memberId: number, id: string | undefined) =>
  storeOf(memberId, id).clear();
