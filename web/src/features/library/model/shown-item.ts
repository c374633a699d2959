import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { readVideoLink, type VideoLink } from '@hearthside/contract/video-link';
import type { ShownFile } from '@/features/file';

/** How an item is shown: as its own file, as a film from another site, or undefined if there is nothing to show. */
export type ShownItem = { file: ShownFile } | { link: VideoLink } | undefined;

/** What is shown for an item of the library; of a PDF at this page, if there is one. */
export function shownItem(item: LibraryItem, page?: number): ShownItem {
  const { kind, title, url, size, thumbnailUrl, external } = item;
  if (kind === 'blog' || !url) return undefined;
  if (!external) return { file: { kind, title, url, size, previewUrl: thumbnailUrl, page } };
  const link = readVideoLink(url);
  return link ? { link } : undefined;
}

/** The name of its file when saved on a member's device. */
export const savedAs = ({ fileName, title }: Pick<LibraryItem, 'fileName' | 'title'>) =>
  fileName || title;

/** The page in the fragment of an item's address: `#page=3`. */
export function pageIn(hash: string): number | undefined {
  const page = /^#page=(\d{1,5})$/.exec(hash)?.[1];
  return page ? Math.max(1, Number(page)) : undefined;
}
