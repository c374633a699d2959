import { splitVideoUrls } from '@hearthside/contract/blog/fields';
import type { ManagedBlog } from '@hearthside/contract/blog/shapes';
import { isEmptyRich } from '@hearthside/contract/rich-text';
import { readVideoLink } from '@hearthside/contract/video-link';
import { blogDraftOf, isUsed, type BlogDraft, type DraftParagraph } from './blog-draft';
import { fileKey } from './file-key';

const TEXTS = ['title', 'subtitle', 'coverAlt', 'excerpt', 'author', 'slug'] as const;

const sameParagraph = (one: DraftParagraph, other: DraftParagraph) =>
  (one.content === other.content || (isEmptyRich(one.content) && isEmptyRich(other.content))) &&
  fileKey(one.file?.url ?? null) === fileKey(other.file?.url ?? null);

/** Whether two drafts are the same for the server. Links with new signatures are not a change. */
export function sameDraft(one: BlogDraft, other: BlogDraft): boolean {
  if (one === other) return true;
  const [mine, theirs] = [one.paragraphs.filter(isUsed), other.paragraphs.filter(isUsed)];
  return (
    TEXTS.every((field) => one[field].trim() === other[field].trim()) &&
    one.category === other.category &&
    one.videoUrls.trim() === other.videoUrls.trim() &&
    one.tags.join('\n') === other.tags.join('\n') &&
    fileKey(one.coverImage) === fileKey(other.coverImage) &&
    mine.length === theirs.length &&
    mine.every((paragraph, at) => {
      const its = theirs[at];
      return its !== undefined && sameParagraph(paragraph, its);
    })
  );
}

/** Videos by the addresses that the server stores for them. */
const watched = (line: string) =>
  splitVideoUrls(line)
    .map((url) => readVideoLink(url)?.watchUrl ?? url)
    .join(', ');

/**
 * Whether a draft that was sent and got no answer is what the server has now. The server makes the address, so it is
 * not compared.
 */
export function hasArrived(sent: BlogDraft, blog: ManagedBlog): boolean {
  const theirs = blogDraftOf(blog);
  const { slug } = theirs;
  return sameDraft(
    { ...sent, slug, videoUrls: watched(sent.videoUrls) },
    { ...theirs, videoUrls: watched(theirs.videoUrls) },
  );
}
