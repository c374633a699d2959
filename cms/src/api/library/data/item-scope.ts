import type { Knex } from 'knex';
import { LIBRARY_CATEGORIES, type LibraryCategory } from '@hearthside/contract/access';
import {
  ATTORNEY_CATEGORIES,
  NO_FOLDER,
  type LibraryPrivacy,
  type LibrarySection,
  type LibraryType,
} from '@hearthside/contract/library/fields';

/** The filters of a list of items. */
export interface Narrowing {
  section?: LibrarySection | undefined;
  /** A folder's id, one of the attorneys' categories, or `NO_FOLDER`. */
  folder?: string | undefined;
  type?: LibraryType[] | undefined;
  category?: LibraryCategory[] | undefined;
  privacy?: LibraryPrivacy | undefined;
  guideOrReference?: boolean | undefined;
  /** The day (UTC) since which it was added. */
  since?: string | undefined;
}

type Query = Knex.QueryBuilder;

/** Items of a tab. Three tabs show their items wherever these were put (item-columns). */
export const inSection = (section: LibrarySection) => (query: Query) => {
  if (section === 'videos') query.where('i.in_videos', true);
  else if (section === 'guides') query.where('i.in_guides', true);
  else if (section === 'attorneys') query.where('i.in_attorneys', true);
  else query.where('i.section', section);
};

/** Items of a folder, or of none; the attorneys' folders are categories (ruling 3). */
const inFolder = (folder: string, section: LibrarySection | undefined) => (query: Query) => {
  if (folder === NO_FOLDER) {
    if (section === 'attorneys') query.whereNotIn('i.category', ATTORNEY_CATEGORIES);
    else query.whereNull('i.folder_ref');
  } else if (/^\d{1,9}$/.test(folder)) query.where('i.folder_ref', Number(folder));
  else if ((LIBRARY_CATEGORIES as readonly string[]).includes(folder)) {
    query.where({ 'i.in_attorneys': true, 'i.category': folder });
  } else query.whereRaw('1 = 0');
};

const oneOf = (column: string, values: readonly string[] | undefined) => (query: Query) => {
  if (values?.length === 1) query.where(column, values[0] as string);
  else if (values) query.whereIn(column, values);
};

/** For `modify`: items that match all filters. */
export const narrowedTo = (asked: Narrowing) => (query: Query) => {
  if (asked.section) query.modify(inSection(asked.section));
  if (asked.folder !== undefined) query.modify(inFolder(asked.folder, asked.section));
  query.modify(oneOf('i.type', asked.type)).modify(oneOf('i.category', asked.category));
  if (asked.since) query.where('i.created_at', '>=', new Date(`${asked.since}T00:00:00Z`));
  if (asked.privacy) query.where('i.privacy', asked.privacy);
  if (asked.guideOrReference !== undefined) query.where('i.in_guides', asked.guideOrReference);
};
