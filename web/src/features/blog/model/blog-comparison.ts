import {
  BLOG_CATEGORIES,
  readBlogContent,
  type BlogCategory,
  type BlogContent,
} from '@hearthside/contract/blog/fields';
import { textOfRich } from '@hearthside/contract/rich-text';
import { blogContentOf, type BlogDraft } from './blog-draft';
import { fileKey } from './file-key';
import { lineChanges, type LineChange } from './line-changes';

/** The content of a blog at one moment: a version of it, what the server has, or what is being written. */
export interface ComparableBlog {
  title: string;
  category: BlogCategory;
  coverImage: string | null;
  coverAlt: string;
  excerpt: string;
  author: string;
  content: BlogContent;
}

/** The comparable parts of a version or a blog. Null if the content can't be read. */
export function comparableBlog(
  blog: Omit<ComparableBlog, 'content'> & { content: string },
): ComparableBlog | null {
  const content = readBlogContent(blog.content);
  return content && { ...blog, content };
}

export const comparableDraft = (draft: BlogDraft): ComparableBlog => ({
  ...draft,
  title: draft.title.trim(),
  content: blogContentOf(draft),
});

/** A field with a different value. */
export interface FieldChange {
  label: string;
  from: string;
  to: string;
}

/** The differences between two states of a blog. */
export interface BlogComparison {
  fields: FieldChange[];
  /** The text, line by line. Empty if it is the same. */
  lines: LineChange[];
  /** The words are the same, but their formatting differs. */
  formatting: boolean;
}

const coverWords = (link: string | null) => (link ? 'A picture' : '');

/** What changed from one state of a blog to the other. */
export function comparedBlogs(before: ComparableBlog, now: ComparableBlog): BlogComparison {
  const fields: FieldChange[] = [];
  const compare = (label: string, from: string, to: string) => {
    if (from !== to) fields.push({ label, from, to });
  };
  compare('Title', before.title, now.title);
  compare('Subtitle', before.content.subtitle, now.content.subtitle);
  compare('Category', BLOG_CATEGORIES[before.category], BLOG_CATEGORIES[now.category]);
  if (fileKey(before.coverImage) !== fileKey(now.coverImage)) {
    const [from, to] = [coverWords(before.coverImage), coverWords(now.coverImage)];
    fields.push({ label: 'Cover image', from, to: from === to ? 'Another picture' : to });
  }
  compare('Alternative text', before.coverAlt, now.coverAlt);
  compare('Excerpt', before.excerpt, now.excerpt);
  compare('Author', before.author, now.author);
  compare('Tags', before.content.tags.join(', '), now.content.tags.join(', '));
  compare('Videos', before.content.videoUrls.join(', '), now.content.videoUrls.join(', '));
  if (fileKeys(before.content) !== fileKeys(now.content)) {
    const [from, to] = [fileWords(before.content), fileWords(now.content)];
    fields.push({ label: 'Files', from, to: from === to ? 'Another file' : to });
  }

  const lines = lineChanges(linesOf(before.content), linesOf(now.content));
  const changed = lines.some(({ kind }) => kind !== 'same');
  return {
    fields,
    lines: changed ? lines : [],
    formatting: !changed && markupOf(before.content) !== markupOf(now.content),
  };
}

/** Whether there is no difference. */
export const isSame = ({ fields, lines, formatting }: BlogComparison) =>
  fields.length === 0 && lines.length === 0 && !formatting;

const linesOf = ({ paragraphs }: BlogContent): string[] =>
  paragraphs.flatMap(({ content }) => textOfRich(content).split('\n')).filter(Boolean);
const markupOf = ({ paragraphs }: BlogContent) => paragraphs.map((one) => one.content).join('\n');

const fileKeys = ({ paragraphs }: BlogContent) =>
  paragraphs
    .map(({ file }) => fileKey(file))
    .filter(Boolean)
    .join('\n');
const fileWords = ({ paragraphs }: BlogContent): string =>
  paragraphs
    .map(({ file, fileName }) => (file === null ? '' : (fileName ?? fileKey(file))))
    .filter(Boolean)
    .join(', ');
