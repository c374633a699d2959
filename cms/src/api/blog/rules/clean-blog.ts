import {
  BLOG_LIMITS,
  BLOG_TEXTS,
  DEFAULT_BLOG_CATEGORY,
  readBlogCategory,
  tidyTags,
} from '@hearthside/contract/blog/fields';
import { textOfRich } from '@hearthside/contract/rich-text';
import { tidyParagraphs } from '@hearthside/contract/text';
import { readVideoLink, VIDEO_TEXTS } from '@hearthside/contract/video-link';
import { cleanRichText } from '../../../text/clean-rich-text';
import { refuse } from '../../../http/refuse';

/** Input for the Document Service, from the panel's form or from the portal. */
export type GivenBlog = Record<string, unknown>;

/** Fields that are derived or decided elsewhere, so no form can set them. */
const OURS = [
  'releasedAt',
  'readingTime',
  'lead',
  'titleKey',
  'createKey',
  'changedBy',
  'revision',
  'deletedAt',
  'deletedBy',
];

const wrong = (field: string, message: string) => refuse.badInput(message, { [field]: message });

/** A text on one line, without half surrogate pairs and control characters. */
const lined = (text: string) =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

function shortText(field: string, value: unknown, max: number): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string') throw wrong(field, 'This must be a text');
  const text = field === 'excerpt' ? tidyParagraphs(value) : lined(value);
  if (text.length > max) throw wrong(field, `At most ${max} characters`);
  return text;
}

const LONGEST = {
  title: BLOG_LIMITS.title,
  subtitle: BLOG_LIMITS.subtitle,
  author: 120,
  coverAlt: BLOG_LIMITS.altText,
  excerpt: BLOG_LIMITS.excerpt,
  slug: BLOG_LIMITS.slug,
} as const;

/** Tags as a list, or as one text separated by commas. */
function cleanTags(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  const given: unknown = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(given) || !given.every((tag) => typeof tag === 'string')) {
    throw wrong('tags', 'Tags are a list of texts, such as ["dogs", "food"]');
  }
  const tags = tidyTags(given.map(lined));
  if (tags.length > BLOG_LIMITS.tags) throw wrong('tags', `At most ${BLOG_LIMITS.tags} tags`);
  if (tags.some((tag) => tag.length > BLOG_LIMITS.tag)) {
    throw wrong('tags', `At most ${BLOG_LIMITS.tag} characters in each tag`);
  }
  return tags;
}

type Part = Record<string, unknown>;
const isPart = (one: unknown): one is Part => typeof one === 'object' && one !== null;
const partsIn = (field: string, value: unknown): Part[] => {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value) || !value.every(isPart)) throw wrong(field, 'This must be a list');
  return value;
};

function cleanVideos(value: unknown): Part[] {
  const videos = partsIn('videos', value).filter(
    ({ url }) => url !== null && url !== undefined && url !== '',
  );
  if (videos.length > BLOG_LIMITS.videos) {
    throw wrong('videos', `At most ${BLOG_LIMITS.videos} videos`);
  }
  return videos.map((video, at) => {
    const link = typeof video.url === 'string' ? readVideoLink(video.url) : null;
    // Only what was recognized in the pasted text becomes an address.
    if (!link) throw wrong(`videos.${at}.url`, VIDEO_TEXTS.invalid);
    return { ...video, url: link.watchUrl };
  });
}

/** The text by which paragraphs are told apart in the panel, where they are collapsed. */
const openingOf = (content: string) => textOfRich(content).replace(/\n/g, ' ').slice(0, 80);

function cleanParagraphs(value: unknown): Part[] {
  const paragraphs = partsIn('paragraphs', value);
  if (paragraphs.length > BLOG_LIMITS.paragraphs) {
    throw wrong('paragraphs', `At most ${BLOG_LIMITS.paragraphs} paragraphs`);
  }
  return paragraphs.map((one, at) => {
    const { content } = one;
    if (content === undefined) return one;
    if (content !== null && typeof content !== 'string') {
      throw wrong(`paragraphs.${at}.content`, 'This must be a text');
    }
    const field = `paragraphs.${at}.content`;
    const kept = cleanRichText(content ?? '', BLOG_LIMITS.paragraph, field);
    return { ...one, content: kept, opening: openingOf(kept) };
  });
}

/**
 * Rules for a blog, whoever writes it and wherever: clean markup, recognized videos, tidy tags, a title. Fields that
 * are not given are not added.
 * @throws 400 by field.
 */
export function cleanBlog(given: GivenBlog): GivenBlog {
  const data = Object.fromEntries(Object.entries(given).filter(([key]) => !OURS.includes(key)));
  for (const [field, max] of Object.entries(LONGEST)) {
    if (field in data) data[field] = shortText(field, data[field], max);
  }
  if ('title' in data && !data.title) throw wrong('title', BLOG_TEXTS.noTitle);
  if ('category' in data) {
    data.category = readBlogCategory(
      typeof data.category === 'string' ? data.category : DEFAULT_BLOG_CATEGORY,
    );
  }
  if ('tags' in data) data.tags = cleanTags(data.tags);
  if ('videos' in data) data.videos = cleanVideos(data.videos);
  if ('paragraphs' in data) data.paragraphs = cleanParagraphs(data.paragraphs);
  return data;
}
