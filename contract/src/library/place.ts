/**
 * Where an item is in the library, who sees it, and how one choice affects the others (part 2 §2). Must not import
 * zod.
 */
import type { LibraryCategory } from '../access';
import {
  isAttorneyCategory,
  LIBRARY_LIMITS,
  LIBRARY_PRIVACY,
  SECTION_PRESETS,
  type LibraryPrivacy,
  type LibrarySection,
} from './fields';
import { LIBRARY_CATEGORY_LABELS } from './category-labels';

/** What has been chosen so far. Empty text if nothing. */
export interface LibraryPlace {
  section: LibrarySection | '';
  category: LibraryCategory | '';
  privacy: LibraryPrivacy | '';
  guideOrReference: boolean;
}

/** Moves to another section, and applies the category and the guide flag that it presets. */
export function movedTo(place: LibraryPlace, section: LibrarySection): LibraryPlace {
  const { guideOrReference, category } = SECTION_PRESETS[section];
  // A category that was only preset by the previous section is cleared with it.
  const came = place.section === '' ? null : SECTION_PRESETS[place.section].category;
  const kept = place.category === came ? '' : place.category;
  const now = category ?? kept;
  // Never made public implicitly: if attorneys don't read the preset category, the privacy must be chosen again.
  const isUnread = now !== '' && !isAttorneyCategory(now);
  const privacy = isUnread && place.privacy === 'attorney_only' ? '' : place.privacy;
  return { section, guideOrReference, category: now, privacy };
}

/** The categories offered for an item: for attorneys only those they read. The current choice is always included. */
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

/**
 * The privacies offered for an item: attorney-only just in a category that attorneys read. The current choice is
 * always included.
 */
export const privaciesFor = ({
  category,
  privacy,
}: Pick<LibraryPlace, 'category' | 'privacy'>): LibraryPrivacy[] =>
  (Object.keys(LIBRARY_PRIVACY) as LibraryPrivacy[]).filter(
    (one) => one === 'public' || one === privacy || !category || isAttorneyCategory(category),
  );

/** A default title: the file's name without its ending, with separators turned into blanks. */
export const titleFrom = (fileName: string) =>
  fileName
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .normalize('NFC')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, LIBRARY_LIMITS.title);
