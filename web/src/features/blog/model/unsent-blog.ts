import { draft } from '@/lib/drafts/draft';
import type { BlogDraft } from './blog-draft';

/** What was written and had not reached the server when its page was closed. */
export interface UnsentBlog {
  draft: BlogDraft;
  /** The revision that it was based on. */
  revision?: string;
  /** What was sent then and not answered. The server may have it. */
  sent?: BlogDraft[];
  /** The idempotency key that a new blog was sent with. With another key it would be created twice. */
  key?: string;
}

const storeOf = (memberId: number, id: string | undefined) =>
  draft<UnsentBlog>(memberId, `blog.${id ?? 'new'}`);

const isWhole = (kept: BlogDraft | undefined): kept is BlogDraft =>
  Array.isArray(kept?.paragraphs) && typeof kept.videoUrls === 'string';

/** What this tab still has of a blog. Undefined if another version of the portal stored it in another format. */
export function unsentBlog(memberId: number, id: string | undefined): UnsentBlog | undefined {
  const { draft: kept, sent, ...rest } = storeOf(memberId, id).read() ?? {};
  if (!isWhole(kept)) return undefined;
  return { ...rest, draft: kept, sent: Array.isArray(sent) ? sent.filter(isWhole) : [] };
}

export const storeUnsent = (memberId: number, id: string | undefined, unsent: UnsentBlog) =>
  storeOf(memberId, id).write(unsent);

export const clearUnsent = (memberId: number, id: string | undefined) =>
  storeOf(memberId, id).clear();
