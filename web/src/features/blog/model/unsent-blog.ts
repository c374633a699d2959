import { draft } from '@/lib/drafts/draft';
import type { BlogDraft } from './blog-draft';

/** What was written and had not reached the server when its page went away. */
export interface UnsentBlog {
  draft: BlogDraft;
  /** What the server had then. */
  revision?: string;
  /** What was sent then and not answered: the server may have it. */
  sent?: BlogDraft[];
  /** By which a new blog was sent then: with another it would be made twice. */
  key?: string;
}

const storeOf = (memberId: number, id: string | undefined) =>
  draft<UnsentBlog>(memberId, `blog.${id ?? 'new'}`);

const isWhole = (kept: BlogDraft | undefined): kept is BlogDraft =>
  Array.isArray(kept?.paragraphs) && typeof kept.videoUrls === 'string';

/** What this tab still has of a blog; undefined where another version of the portal kept it otherwise. */
export function unsentBlog(memberId: number, id: string | undefined): UnsentBlog | undefined {
  const { draft: kept, sent, ...rest } = storeOf(memberId, id).read() ?? {};
  if (!isWhole(kept)) return undefined;
  return { ...rest, draft: kept, sent: Array.isArray(sent) ? sent.filter(isWhole) : [] };
}

export const storeUnsent = (memberId: number, id: string | undefined, unsent: UnsentBlog) =>
  storeOf(memberId, id).write(unsent);

export const clearUnsent = (memberId: number, id: string | undefined) =>
  storeOf(memberId, id).clear();
