import type { Core } from '@strapi/strapi';
import { BLOG_UID } from './blog-row';

/** Marks a call by the blog's own code, which the panel rules pass through unchanged. */
export const INSIDE = Symbol('inside');

/** Parameters for the panel rules, in addition to those of the Document Service. The rules remove them. */
export interface Beside {
  /** An autosave. */
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

/** The result of a call: an entry, or the document's entries. */
export type Answered = { documentId: string; entries?: Record<string, unknown>[] } & Record<
  string,
  unknown
>;

type Act = (call: BlogCall) => Promise<Answered | null>;

/** Calls the Document Service of blogs, with the additional parameters for the panel rules. */
export async function callBlogs(
  strapi: Core.Strapi,
  act: 'create' | 'update' | 'publish' | 'unpublish' | 'delete',
  call: BlogCall,
): Promise<Answered | null> {
  const documents = strapi.documents(BLOG_UID as never) as unknown as Record<typeof act, Act>;
  return documents[act](call);
}
