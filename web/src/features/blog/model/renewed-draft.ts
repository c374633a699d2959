import type { ManagedBlog } from '@hearthside/contract/blog/shapes';
import { blogDraftOf, type BlogDraft } from './blog-draft';
import { fileKey } from './file-key';

/** The draft with the server's current links to the same files. Older links have expired after an hour. */
export function withFreshLinks(draft: BlogDraft, blog: ManagedBlog): BlogDraft {
  const { coverImage, paragraphs } = blogDraftOf(blog);
  const links = [coverImage, ...paragraphs.map(({ file }) => file?.url ?? null)];
  const fresh = new Map(links.flatMap((link) => (link === null ? [] : [[fileKey(link), link]])));
  const renewed = (link: string) => fresh.get(fileKey(link)) ?? link;
  return {
    ...draft,
    coverImage: draft.coverImage && renewed(draft.coverImage),
    paragraphs: draft.paragraphs.map((one) =>
      one.file ? { ...one, file: { ...one.file, url: renewed(one.file.url) } } : one,
    ),
  };
}

/**
 * What is being written, after the server has answered to the part that was `sent`: with fresh links, and with the
 * address that the server made, unless another one is being typed.
 */
export function answeredDraft(draft: BlogDraft, sent: BlogDraft, blog: ManagedBlog): BlogDraft {
  const slug = draft.slug === sent.slug ? blog.slug : draft.slug;
  return { ...withFreshLinks(draft, blog), slug };
}
