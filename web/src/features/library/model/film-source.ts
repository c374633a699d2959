import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { readVideoLink } from '@hearthside/contract/video-link';
import { hostOf } from './item-words';

/** Where a film from elsewhere is watched at its own place; undefined of what lies here or can't be made out. */
export function filmSource({ external, url }: Pick<LibraryItem, 'external' | 'url'>) {
  const link = external ? readVideoLink(url) : null;
  return link ? { name: hostOf(url), url: link.watchUrl } : undefined;
}
