import { BLOG_CATEGORIES } from '@hearthside/contract/blog/fields';
import {
  LIBRARY_PRIVACY,
  LIBRARY_SECTIONS,
  LIBRARY_TAGS,
} from '@hearthside/contract/library/fields';
import { LIBRARY_CATEGORY_LABELS } from '@hearthside/contract/library/category-labels';

const WORDS: Record<string, string> = {
  ...BLOG_CATEGORIES,
  ...LIBRARY_SECTIONS,
  ...LIBRARY_CATEGORY_LABELS,
  ...LIBRARY_TAGS,
  ...LIBRARY_PRIVACY,
};

/** A stored choice as members read it. A choice that is in no list at least loses its underscores. */
export function choiceWords(stored: string): string {
  const plain = stored.replace(/_/g, ' ');
  return WORDS[stored] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}
