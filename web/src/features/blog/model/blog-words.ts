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

/** A category's label, even for one that is stored under an old name. */
export const categoryName = (category: string) => BLOG_CATEGORIES[readBlogCategory(category)];

/** '4 min read'. */
export const readingWords = (minutes: number) => `${minutes} min read`;

export const STATE_TONES: Record<BlogState, BadgeTone> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'good',
  changed: 'warn',
};

/** A blog's state: 'Draft', 'Scheduled'… */
export const stateName = (state: BlogState) => BLOG_STATES[state];

/** When a blog will be published: 'Publishes Dec 3, 2026, 9:00 AM Pacific'. */
export const scheduleText = (publishAt: string) =>
  `Publishes ${formatDateTime(publishAt)} ${timeZoneName()}`;

/** The message after a publish time was canceled. The blog may have been published by it a moment before. */
export const scheduleCancelled = (state: BlogState, name = 'This blog') =>
  state === 'published' || state === 'changed'
    ? `${name} is no longer scheduled. The published version stays.`
    : `${name} stays a draft`;

const HOSTS = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** The title of a film that has none: 'Video 2 of “First aid”'. */
export const videoTitle = (blog: string, at: number, of: number) =>
  of === 1 ? `Video of “${blog}”` : `Video ${at + 1} of “${blog}”`;

/** What a video address was recognized as: 'YouTube video', 'Video from example.org'. */
export function videoWords(url: string): string | undefined {
  const link = readVideoLink(url);
  if (!link) return undefined;
  return link.host === 'file'
    ? `Video from ${new URL(link.watchUrl).hostname}`
    : `${HOSTS[link.host]} video`;
}
