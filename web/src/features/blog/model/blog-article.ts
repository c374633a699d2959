import {
  readBlogContent,
  readingMinutes,
  type BlogCategory,
  type BlogContent,
} from '@hearthside/contract/blog/fields';
import type { BlogWhole } from '@hearthside/contract/blog/shapes';
import { isEmptyRich, textOfRich } from '@hearthside/contract/rich-text';
import { blogContentOf, type BlogDraft } from './blog-draft';

/** A blog as its readers see it. */
export interface Article {
  title: string;
  category: BlogCategory;
  coverImage: string | null;
  coverAlt: string;
  author: string;
  publishedAt: string | null;
  /** In minutes. */
  readingTime: number;
  content: BlogContent;
}

/** A blog to read. Null if its content can't be read. */
export function articleOf(blog: BlogWhole): Article | null {
  const content = readBlogContent(blog.content);
  return content && { ...blog, content };
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** A blog that is being written, as readers will see it. */
export function articleInDraft(draft: BlogDraft, publishedAt: string | null): Article {
  const content = blogContentOf(draft);
  const texts = content.paragraphs.map((one) => textOfRich(one.content));
  const words = [content.subtitle, draft.excerpt, ...texts].map(wordsIn);
  const readingTime = readingMinutes(words.reduce((sum, count) => sum + count, 0));
  const { title, category, coverImage, coverAlt, author } = draft;
  return {
    title: title.trim(),
    category,
    coverImage,
    coverAlt,
    author,
    publishedAt,
    readingTime,
    content,
  };
}

/** Whether it has any content to read. */
export const hasParagraphs = ({ content }: Article) =>
  content.paragraphs.some((one) => one.file !== null || !isEmptyRich(one.content));
