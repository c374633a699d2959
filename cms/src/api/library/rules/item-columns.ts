import type { LibraryCategory } from '@hearthside/contract/access';
import {
  ATTORNEY_CATEGORIES,
  LIBRARY_KINDS,
  listedType,
  type LibraryKind,
  type LibraryPrivacy,
  type LibrarySection,
} from '@hearthside/contract/library/fields';
import { lookup } from '../../../text/normalize';
import { audienceOf } from '../policy';

/** Some letters become longer when normalized. Past this length a key's end would not affect the order. */
const KEY_MAX = 255;
export const keyOf = (name: string) => lookup(name).slice(0, KEY_MAX);

/** The kind of item that a file of this media type makes; null for what the library does not accept. */
export function kindOfType(mime: string): LibraryKind | null {
  const kinds = Object.keys(LIBRARY_KINDS) as LibraryKind[];
  return (
    kinds.find((kind) => (LIBRARY_KINDS[kind].types as readonly string[]).includes(mime)) ?? null
  );
}

const ofAttorneys: readonly LibraryCategory[] = ATTORNEY_CATEGORIES;

/** The fields from which an item's columns are derived. */
interface Said {
  title: string;
  section: LibrarySection;
  category: LibraryCategory;
  privacy: LibraryPrivacy;
  guideOrReference: boolean | null;
  kind: LibraryKind;
}

/**
 * The columns by which lists find and sort an item. Videos and guides are shown in their tabs wherever they were put.
 * So is what only attorneys read in the attorneys' tab, because an attorney has no other tab (ruling 3).
 */
export const itemColumns = (said: Said) => ({
  kind: said.kind,
  type: listedType(said.kind, said.section),
  title_key: keyOf(said.title),
  audience: audienceOf(said),
  in_videos: said.kind === 'video' || said.section === 'videos',
  in_guides: Boolean(said.guideOrReference) || said.section === 'guides',
  in_attorneys: said.section === 'attorneys' || ofAttorneys.includes(said.category),
});
