import { isAttorneyCategory, LIBRARY_PRIVACY } from '@hearthside/contract/library/fields';
import { LIBRARY_CATEGORY_LABELS } from '@hearthside/contract/library/category-labels';
import {
  categoriesFor as categoriesOfPlace,
  privaciesFor as privaciesOfPlace,
} from '@hearthside/contract/library/place';
import type { ItemDraft } from './upload-draft';

/** The categories offered for an item, with their labels. */
export const categoriesFor = (draft: ItemDraft) =>
  categoriesOfPlace(draft).map((value) => ({ value, label: LIBRARY_CATEGORY_LABELS[value] }));

/** The privacies offered for an item, with their labels. */
export const privaciesFor = (draft: ItemDraft) =>
  privaciesOfPlace(draft).map((value) => ({ value, label: LIBRARY_PRIVACY[value] }));

/** Who will find an item with this combination of category and privacy (ruling 3). */
export function findersOf({ category, privacy }: ItemDraft): string | undefined {
  if (category === '') return undefined;
  if (isAttorneyCategory(category)) return 'Only attorneys and admins will find it.';
  return privacy === 'attorney_only'
    ? 'Only admins will find it.'
    : 'Everyone with access to the library will find it, except attorneys.';
}
