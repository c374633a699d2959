import type { LibraryCategory } from '@hearthside/contract/access';
import {
  isAttorneyCategory,
  LIBRARY_CATEGORY_LABELS,
  LIBRARY_PRIVACY,
  type LibraryPrivacy,
} from '@hearthside/contract/library';
import type { ItemDraft } from './upload-draft';

/** The categories there are for an item: for attorneys only those they read. What is chosen can always be seen. */
export function categoriesFor({ section, privacy, category }: ItemDraft) {
  const isForAttorneys = section === 'attorneys' || privacy === 'attorney_only';
  return (Object.keys(LIBRARY_CATEGORY_LABELS) as LibraryCategory[])
    .filter((one) => !isForAttorneys || one === category || isAttorneyCategory(one))
    .map((value) => ({ value, label: LIBRARY_CATEGORY_LABELS[value] }));
}

/** Who an item can be kept for: for attorneys only in a category they read. What is chosen can always be seen. */
export function privaciesFor({ category, privacy }: ItemDraft) {
  return (Object.keys(LIBRARY_PRIVACY) as LibraryPrivacy[])
    .filter(
      (one) => one === 'public' || one === privacy || !category || isAttorneyCategory(category),
    )
    .map((value) => ({ value, label: LIBRARY_PRIVACY[value] }));
}

/** Who will find an item, as category and privacy together make it (ruling 3). */
export function findersOf({ category, privacy }: ItemDraft): string | undefined {
  if (category === '') return undefined;
  if (isAttorneyCategory(category)) return 'Only attorneys and admins will find it.';
  return privacy === 'attorney_only'
    ? 'Only admins will find it.'
    : 'All who have the library will find it, except attorneys.';
}
