import { LIBRARY_SECTIONS, type LibraryKind } from '@hearthside/contract/library/fields';
import { LIBRARY_CATEGORY_LABELS } from '@hearthside/contract/library/category-labels';
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { readVideoLink } from '@hearthside/contract/video-link';
import { sizeWords } from '@/lib/files/size-words';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`;
/** '12 files' */
export const fileCount = (count: number) => counted(count, 'file', 'files');
/** '12 items' */
export const itemCount = (count: number) => counted(count, 'item', 'items');
/** '12 deleted items' */
export const deletedCount = (count: number) => counted(count, 'deleted item', 'deleted items');

/** '2:05', or '1:02:05' from an hour on. Seconds are rounded. */
export function durationWords(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const tail = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}

const HOSTS = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** The site of a film that was pasted as a link: 'YouTube', 'Vimeo', or its host name. */
export function hostOf(url: string): string {
  const link = readVideoLink(url);
  if (!link) return 'another site';
  return link.host === 'file' ? new URL(link.watchUrl).hostname : HOSTS[link.host];
}

/** Names for media types that people know. */
const TYPE_NAMES: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG picture',
  'image/jpeg': 'JPEG picture',
  'image/webp': 'WebP picture',
  'video/mp4': 'MP4 video',
  'video/webm': 'WebM video',
  'video/quicktime': 'MOV video',
};
const KIND_NAMES: Record<LibraryKind | 'blog', string> = {
  document: 'Document',
  image: 'Picture',
  video: 'Video',
  blog: 'Blog',
};

type Detailed = Pick<LibraryItem, 'kind' | 'external' | 'url' | 'mime' | 'size' | 'duration'>;

/** Between facts. A line may end with it, but never starts with it. */
const DOT = '\u00a0· ';

/** Keeps a number and its unit on one line. */
const unbroken = (words: string) => words.replace(' ', '\u00a0');

/** A file's type, length and size: 'MP4 video · 2:05 · 12.0 MB', 'Video on YouTube'. */
export function detailsOf({ kind, external, url, mime, size, duration }: Detailed): string {
  // Nothing is requested from another site, so the length of its films is not known.
  if (external) return `Video on ${hostOf(url)}`;
  const length = duration === null ? [] : [durationWords(duration)];
  const name = TYPE_NAMES[mime] ?? KIND_NAMES[kind];
  return [name, ...length, ...(size > 0 ? [unbroken(sizeWords(size))] : [])].join(DOT);
}

/**
 * An item's section and folder: 'Forms, Agreements'. In the attorneys' section the category is the folder (ruling 3).
 */
export function placeOf({
  section,
  folder,
  category,
}: Pick<LibraryItem, 'section' | 'folder' | 'category'>): string {
  if (!section) return '';
  const within =
    section === 'attorneys' && category ? LIBRARY_CATEGORY_LABELS[category] : folder?.name;
  return [LIBRARY_SECTIONS[section], ...(within ? [within] : [])].join(', ');
}
