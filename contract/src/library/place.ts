/** Where an item of the library stands, who sees it, and what one choice makes of the others (part 2 §2). No zod here. */
import type { LibraryCategory } from '../access';
import {
  isAttorneyCategory,
  LIBRARY_CATEGORY_LABELS,
  LIBRARY_LIMITS,
  LIBRARY_PRIVACY,
  SECTION_PRESETS,
  type LibraryPrivacy,
  type LibrarySection,
} from './fields';

/** As much as is chosen yet; an empty text where nothing is. */
export interface LibraryPlace {
  section: LibrarySection | '';
  category: LibraryCategory | '';
  privacy: LibraryPrivacy | '';
  guideOrReference: boolean;
}

/** Another section, with the category and the guide flag that it presets. */
export function movedTo(place: LibraryPlace, section: LibrarySection): LibraryPlace {
  const { guideOrReference, category } = SECTION_PRESETS[section];
  // A category that only came with the section before goes with it.
  const came = place.section === '' ? null : SECTION_PRESETS[place.section].category;
  const kept = place.category === came ? '' : place.category;
  const now = category ?? kept;
  // Never public by itself: who may see it is asked anew where attorneys don't read the category it brings.
  const isUnread = now !== '' && !isAttorneyCategory(now);
  const privacy = isUnread && place.privacy === 'attorney_only' ? '' : place.privacy;
  return { section, guideOrReference, category: now, privacy };
}

/** The categories there are for an item: for attorneys only those they read. What is chosen can always be seen. */
export function categoriesFor({
  section,
  privacy,
  category,
}: Pick<LibraryPlace, 'section' | 'privacy' | 'category'>): LibraryCategory[] {
  const isForAttorneys = section === 'attorneys' || privacy === 'attorney_only';
  return (Object.keys(LIBRARY_CATEGORY_LABELS) as LibraryCategory[]).filter(
    (one) => !isForAttorneys || one === category || isAttorneyCategory(one),
  );
}

/** Who an item can be kept for: for attorneys only in a category they read. What is chosen can always be seen. */
export const privaciesFor = ({
  category,
  privacy,
}: Pick<LibraryPlace, 'category' | 'privacy'>): LibraryPrivacy[] =>
  (Object.keys(LIBRARY_PRIVACY) as LibraryPrivacy[]).filter(
    (one) => one === 'public' || one === privacy || !category || isAttorneyCategory(category),
  );

/** A title to begin with: the file's name without its ending, with blanks for what stands in their place. */
export const titleFrom = (fileName: string) =>
  fileName
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .normalize('NFC')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, LIBRARY_LIMITS.title);
