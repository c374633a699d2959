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

/** What identifies a related entry, and whether it is published. */
const STANDING = ['id', 'documentId', 'locale', 'status', 'publishedAt', 'updatedAt'] as const;
/** A panel user's name, for who wrote something. */
const PANEL_PERSON = ['id', 'firstname', 'lastname', 'username'] as const;

const layouts = new Map([...LAYOUTS, ...PART_LAYOUTS].map(({ uid, fields }) => [uid, fields]));
/** Types without a layout whose relations the media library shows. */
const MEDIA_NAMES: Record<string, readonly string[]> = {
  'plugin::upload.file': ['name'],
  'plugin::upload.folder': ['name', 'pathId'],
};

/**
 * The fields of a related entry that the panel reveals: which one it is and its name, never the rest. Strapi would
 * give anyone who may read the field every column of the related type.
 */
export function namesOf(uid: string, field: string, { target }: Attribute): readonly string[] {
  // A polymorphic relation may lead to any type, so there is no layout for it.
  if (!target) return [];
  if (target === 'admin::user') return PANEL_PERSON;
  const shown = layouts.get(uid)?.[field]?.shows;
  return [...STANDING, ...(MEDIA_NAMES[target] ?? []), ...(shown ? [shown] : [])];
}

export const isRelation = ({ type }: Attribute): boolean => type === 'relation';
export const isMedia = ({ type }: Attribute): boolean => type === 'media';
