import { LAYOUTS, PART_LAYOUTS } from './layouts';

export interface Schema {
  uid: string;
  attributes: Record<string, Attribute>;
}
export interface Attribute {
  type: string;
  relation?: string;
  target?: string;
  component?: string;
}

/** What says which row a related entry is, and whether it is out. */
const STANDING = ['id', 'documentId', 'locale', 'status', 'publishedAt', 'updatedAt'] as const;
/** Who of the panel's own people wrote something. */
const PANEL_PERSON = ['id', 'firstname', 'lastname', 'username'] as const;

const layouts = new Map([...LAYOUTS, ...PART_LAYOUTS].map(({ uid, fields }) => [uid, fields]));
/** Types without a layout, whose relations the media library shows. */
const MEDIA_NAMES: Record<string, readonly string[]> = {
  'plugin::upload.file': ['name'],
  'plugin::upload.folder': ['name', 'pathId'],
};

/**
 * Of an entry that a field relates to, the panel tells which one it is and what it is called: never the rest of it.
 * Strapi would give whoever may read the field every column of the type behind it.
 */
export function namesOf(uid: string, field: string, { target }: Attribute): readonly string[] {
  // What it relates to may be of any type, which the panel has no words for.
  if (!target) return [];
  if (target === 'admin::user') return PANEL_PERSON;
  const shown = layouts.get(uid)?.[field]?.shows;
  return [...STANDING, ...(MEDIA_NAMES[target] ?? []), ...(shown ? [shown] : [])];
}

export const isRelation = ({ type }: Attribute): boolean => type === 'relation';
export const isMedia = ({ type }: Attribute): boolean => type === 'media';
