import {
  categoriesFor,
  movedTo,
  privaciesFor,
  titleFrom,
  type LibraryPlace,
} from '@hearthside/contract/library/place';
import type { LibrarySection } from '@hearthside/contract/library/fields';

export type Values = Record<string, unknown>;

const ITEM = 'api::library.library-item';

/** The form's values in the shape of the portal's form, where an empty text means nothing chosen. */
const placeIn = ({ section, category, privacy, guideOrReference }: Values) =>
  ({
    section: section ?? '',
    category: category ?? '',
    privacy: privacy ?? '',
    guideOrReference: guideOrReference === true,
  }) as LibraryPlace;

/** The choices that the rest of the form leaves for a field, as in the portal; undefined if all are left. */
export function choicesLeft(
  model: string,
  field: string,
  values: Values,
): readonly string[] | undefined {
  if (model !== ITEM) return undefined;
  if (field === 'category') return categoriesFor(placeIn(values));
  return field === 'privacy' ? privaciesFor(placeIn(values)) : undefined;
}

/** What else changes when a field is set. A section of the library presets the same fields as in the portal. */
export function broughtAlong(model: string, field: string, chosen: string | null, values: Values) {
  if (model !== ITEM || field !== 'section' || !chosen || chosen === values.section) return {};
  const place = movedTo(placeIn(values), chosen as LibrarySection);
  return {
    guideOrReference: place.guideOrReference,
    category: place.category || null,
    privacy: place.privacy || null,
  };
}

/** What else changes after an upload: an item without a title is named after its file. */
export function titledBy(model: string, field: string, name: string, { title }: Values) {
  const isUntitled = typeof title !== 'string' || title.trim() === '';
  return model === ITEM && field === 'file' && isUntitled ? { title: titleFrom(name) } : {};
}
