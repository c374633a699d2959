import { BLOG_LIMITS, BLOG_TEXTS, splitVideoUrls } from '@hearthside/contract/blog/fields';
import { readVideoLink, VIDEO_TEXTS } from '@hearthside/contract/video-link';
import type { BlogDraft } from './blog-draft';

/** What prevents a draft from being saved, by field; for a paragraph, by its key. */
export type BlogProblems = Partial<Record<string, string>>;

/** The field name of a paragraph in the problems. */
export const paragraphField = (key: string) => `paragraph ${key}`;

/** What the server would refuse (part 2 §5), in its words and in the order of the form. */
export function blogProblems({ title, videoUrls, paragraphs }: BlogDraft): BlogProblems {
  const problems: BlogProblems = {};
  if (title.trim() === '') problems.title = BLOG_TEXTS.noTitle;
  for (const { key, content } of paragraphs) {
    if (content.length > BLOG_LIMITS.paragraph)
      problems[paragraphField(key)] =
        `This paragraph is too long. Please divide it: at most ${BLOG_LIMITS.paragraph.toLocaleString('en-US')} characters.`;
  }
  const videos = videosProblem(videoUrls);
  if (videos) problems.videoUrls = videos;
  return problems;
}

/** What is wrong with the line of videos. Each video is checked. */
export function videosProblem(line: string): string | undefined {
  const urls = splitVideoUrls(line);
  if (urls.length > BLOG_LIMITS.videos) return `At most ${BLOG_LIMITS.videos} videos`;
  return urls.every(isVideo) ? undefined : VIDEO_TEXTS.invalid;
}

/** Whether this is the address of a video that can be shown. */
export const isVideo = (url: string) =>
  url.length <= BLOG_LIMITS.videoUrl && readVideoLink(url) !== null;

/** A tag in the form in which it is added, or why it can't be added. Undefined if nothing was typed (part 2 §5). */
export function addedTag(
  tags: readonly string[],
  typed: string,
): { tag: string } | { problem: string } | undefined {
  const tag = typed.normalize('NFC').replace(/\s+/g, ' ').trim();
  const known = tags.some((one) => one.toLowerCase() === tag.toLowerCase());
  if (tag === '' || known) return undefined;
  if (tag.length > BLOG_LIMITS.tag)
    return { problem: `At most ${BLOG_LIMITS.tag} characters in a tag` };
  if (tags.length >= BLOG_LIMITS.tags) return { problem: `At most ${BLOG_LIMITS.tags} tags` };
  return { tag };
}
