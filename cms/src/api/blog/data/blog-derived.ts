import {
  BLOG_CATEGORIES,
  readBlogCategory,
  readingMinutes,
} from '@hearthside/contract/blog/fields';
import { BLOG_LIMITS } from '@hearthside/contract/blog/fields';
import { textOfRich } from '@hearthside/contract/rich-text';
import { lookup } from '../../../text/normalize';
import { storedTags, type WholeBlogRow } from './blog-row';

/** The longest key a column takes. Some letters become longer when normalized. */
const KEY_MAX = 255;

type Said = Pick<WholeBlogRow, 'title' | 'subtitle' | 'excerpt' | 'paragraphs'>;

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** The beginning of a text, cut after a word, as long as an excerpt may be. */
export function leadOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  if (letters.length <= BLOG_LIMITS.excerpt) return line;
  const start = letters.slice(0, BLOG_LIMITS.excerpt - 1).join('');
  return `${start.replace(/\s+\S*$/u, '')}\u2026`;
}

/** The columns derived from a blog's content, for lists and searching. */
export function derivedOf({ title, subtitle, excerpt, paragraphs }: Said) {
  const texts = paragraphs.map(({ content }) => textOfRich(content ?? ''));
  const words = [subtitle ?? '', excerpt ?? '', ...texts].reduce(
    (sum, text) => sum + wordsIn(text),
    0,
  );
  return {
    titleKey: lookup(title ?? '').slice(0, KEY_MAX),
    lead: leadOf(texts.find((text) => text !== '') ?? ''),
    readingTime: readingMinutes(words),
  };
}

/** The texts by which a blog is found. */
export const searchedTexts = (row: WholeBlogRow): string[] => [
  ...[row.title, row.subtitle, row.excerpt, row.author].map((text) => text ?? ''),
  BLOG_CATEGORIES[readBlogCategory(row.category)],
  ...(storedTags(row.tags) ?? []),
  ...row.paragraphs.map(({ content }) => textOfRich(content ?? '')),
];
