import {
  BLOG_LIMITS,
  DEFAULT_BLOG_CATEGORY,
  readBlogContent,
  splitVideoUrls,
  writeBlogContent,
  type BlogCategory,
  type BlogContent,
} from '@hearthside/contract/blog/fields';
import type { ManagedBlog } from '@hearthside/contract/blog/shapes';
import { isEmptyRich } from '@hearthside/contract/rich-text';
import { randomKey } from '@/lib/random-key';

/** A file that a paragraph shows: its link and its name. */
export interface ParagraphFile {
  url: string;
  name: string;
}

/** A paragraph while it is written. Its key stays the same when others are moved or removed. */
export interface DraftParagraph {
  key: string;
  content: string;
  file: ParagraphFile | null;
}

/** A blog as its form has it, with the videos as one line, as they are typed (part 2 §2, §5). */
export interface BlogDraft {
  title: string;
  subtitle: string;
  category: BlogCategory;
  coverImage: string | null;
  coverAlt: string;
  tags: string[];
  videoUrls: string;
  paragraphs: DraftParagraph[];
  excerpt: string;
  author: string;
  slug: string;
}

export const emptyParagraph = (): DraftParagraph => ({ key: randomKey(), content: '', file: null });

/** Adds empty slots up to the two that a form starts with (part 2 §4). */
const withSlots = (paragraphs: DraftParagraph[]): DraftParagraph[] => [
  ...paragraphs,
  ...Array.from(
    { length: Math.max(0, BLOG_LIMITS.paragraphsAtFirst - paragraphs.length) },
    emptyParagraph,
  ),
];

export const emptyBlog = (author: string): BlogDraft => ({
  title: '',
  subtitle: '',
  category: DEFAULT_BLOG_CATEGORY,
  coverImage: null,
  coverAlt: '',
  tags: [],
  videoUrls: '',
  paragraphs: withSlots([]),
  excerpt: '',
  author,
  slug: '',
});

/** Whether a blog's content can be read. Otherwise an empty form would be saved over it. */
export const isReadable = ({ content }: Pick<ManagedBlog, 'content'>) =>
  readBlogContent(content) !== null;

/** The server's version of a blog, for its form. */
export function blogDraftOf(blog: ManagedBlog): BlogDraft {
  const { title, category, coverImage, coverAlt, excerpt, author, slug } = blog;
  const said = readBlogContent(blog.content);
  const paragraphs = (said?.paragraphs ?? []).map(({ content, file, fileName }) => ({
    ...emptyParagraph(),
    content,
    file: file === null ? null : { url: file, name: fileName ?? 'File' },
  }));
  return {
    title,
    category,
    coverImage,
    coverAlt,
    excerpt,
    author,
    slug,
    subtitle: said?.subtitle ?? '',
    tags: said?.tags ?? [],
    videoUrls: (said?.videoUrls ?? []).join(', '),
    paragraphs: withSlots(paragraphs),
  };
}

/** Whether a slot has any content. */
export const isUsed = ({ content, file }: DraftParagraph) => file !== null || !isEmptyRich(content);

/** The content of a draft, without the slots that are still empty. */
export function blogContentOf({ subtitle, tags, videoUrls, paragraphs }: BlogDraft): BlogContent {
  return {
    subtitle: subtitle.trim(),
    tags,
    videoUrls: splitVideoUrls(videoUrls),
    paragraphs: paragraphs.filter(isUsed).map(({ content, file }) => ({
      content: isEmptyRich(content) ? '' : content,
      file: file?.url ?? null,
      ...(file && { fileName: file.name }),
    })),
  };
}

/** A draft in the shape that the calls accept (part 2 §7). A blog has at least one paragraph, even if it is empty. */
export function blogBodyOf(draft: BlogDraft) {
  const { category, coverImage, coverAlt, excerpt, author, slug } = draft;
  const content = blogContentOf(draft);
  if (content.paragraphs.length === 0) content.paragraphs.push({ content: '', file: null });
  return {
    title: draft.title.trim(),
    category,
    coverImage,
    coverAlt,
    excerpt,
    author,
    slug,
    content: writeBlogContent(content),
  };
}

/** The list with one paragraph moved up (-1) or down (1) by one place. Unchanged if there is no such place. */
export function movedParagraph(
  paragraphs: readonly DraftParagraph[],
  key: string,
  by: -1 | 1,
): DraftParagraph[] {
  const from = paragraphs.findIndex((one) => one.key === key);
  const to = from + by;
  const moved = [...paragraphs];
  const [one] = from < 0 || to < 0 || to >= paragraphs.length ? [] : moved.splice(from, 1);
  if (one) moved.splice(to, 0, one);
  return moved;
}
