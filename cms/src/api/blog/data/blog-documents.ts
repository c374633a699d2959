import type { Core } from '@strapi/strapi';
import { BLOG_UID } from './blog-row';

/** Marks a call of the blog's own parts, which the door lets pass as it is. */
export const INSIDE = Symbol('inside');

/** What the door reads of a call beside what the Document Service knows; it drops these itself. */
export interface Beside {
  /** Kept by itself while somebody writes. */
  auto?: boolean;
  createKey?: string;
  /** For the history. */
  reason?: string;
  [INSIDE]?: true;
}

export interface BlogCall extends Beside {
  documentId?: string;
  data?: Record<string, unknown>;
  filters?: Record<string, unknown>;
  status?: 'draft' | 'published';
}

/** What a call answers: an entry, or the document's entries. */
export type Answered = { documentId: string; entries?: Record<string, unknown>[] } & Record<
  string,
  unknown
>;

type Act = (call: BlogCall) => Promise<Answered | null>;

/** Calls the Document Service of blogs, with what the door reads beside. */
export async function callBlogs(
  strapi: Core.Strapi,
  act: 'create' | 'update' | 'publish' | 'unpublish' | 'delete',
  call: BlogCall,
): Promise<Answered | null> {
  const documents = strapi.documents(BLOG_UID as never) as unknown as Record<typeof act, Act>;
  return documents[act](call);
}
