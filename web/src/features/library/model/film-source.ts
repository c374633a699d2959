import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { readVideoLink } from '@hearthside/contract/video-link';
import { hostOf } from './item-words';

/** The site of a film that is hosted elsewhere. Undefined if it is hosted here or not recognized. */
export function filmSource({ external, url }: Pick<LibraryItem, 'external' | 'url'>) {
  const link = external ? readVideoLink(url) : null;
  return link ? { name: hostOf(url), url: link.watchUrl } : undefined;
}
