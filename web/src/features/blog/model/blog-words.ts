import {
  BLOG_CATEGORIES,
  BLOG_STATES,
  readBlogCategory,
  type BlogState,
} from '@hearthside/contract/blog/fields';
import { readVideoLink } from '@hearthside/contract/video-link';
import { formatDateTime } from '@/lib/dates';
import { timeZoneName } from '@/lib/time-zone';
import type { BadgeTone } from '@/ui/badge';

/** '1 blog', '1,204 blogs'. */
export const blogCount = (count: number) =>
  count === 1 ? '1 blog' : `${count.toLocaleString('en-US')} blogs`;

/** '1 deleted blog', '1,204 deleted blogs'. */
export const deletedCount = (count: number) =>
  count === 1 ? '1 deleted blog' : `${count.toLocaleString('en-US')} deleted blogs`;

/** What a category is called, also one that is stored by an old name. */
export const categoryName = (category: string) => BLOG_CATEGORIES[readBlogCategory(category)];

/** '4 min read'. */
export const readingWords = (minutes: number) => `${minutes} min read`;

export const STATE_TONES: Record<BlogState, BadgeTone> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'good',
  changed: 'warn',
};

/** Where a blog stands: 'Draft', 'Scheduled'… */
export const stateName = (state: BlogState) => BLOG_STATES[state];

/** When a blog comes out by itself: 'Comes out on 3 Dec 2026, 09:00 (Europe/Berlin, GMT+1)'. */
export const scheduleText = (publishAt: string) =>
  `Comes out on ${formatDateTime(publishAt)} (${timeZoneName(new Date(publishAt))})`;

/** What became of a blog whose hour was cancelled; it may have come out by it a moment before. */
export const scheduleCancelled = (state: BlogState, name = 'This blog') =>
  state === 'published' || state === 'changed'
    ? `${name} has no date any more. What members read stays.`
    : `${name} stays a draft`;

const HOSTS = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** What a film is called that has no name of its own: 'Video 2 of “First aid”'. */
export const videoTitle = (blog: string, at: number, of: number) =>
  of === 1 ? `Video of “${blog}”` : `Video ${at + 1} of “${blog}”`;

/** What an address of a video was recognised as: 'YouTube video', 'Video from example.org'. */
export function videoWords(url: string): string | undefined {
  const link = readVideoLink(url);
  if (!link) return undefined;
  return link.host === 'file'
    ? `Video from ${new URL(link.watchUrl).hostname}`
    : `${HOSTS[link.host]} video`;
}
