import type { LibraryCategory } from '@hearthside/contract/access';
import type {
  AdminLibraryTab,
  LibraryPrivacy,
  LibrarySection,
  LibrarySort,
  LibraryType,
} from '@hearthside/contract/library';
import type { libraryEndpoints } from '@hearthside/contract/library-endpoints';
import type { Answer } from '@hearthside/contract/endpoint';
import type { PagedQuery } from '@/lib/paged-query';

interface Sorted {
  sortBy: LibrarySort;
  sortOrder: 'asc' | 'desc';
}
/** A page of what one sees: of a tab, a folder or a search over all of it. */
export interface ItemsAsked extends Partial<Sorted> {
  page: number;
  limit: number;
  search?: string;
  section?: LibrarySection;
  folder?: string;
  type?: LibraryType[];
  guideOrReference?: 'true';
}
/** A page of the table admins work on. */
export interface AdminItemsAsked extends PagedQuery, Sorted {
  limit: number;
  tab: AdminLibraryTab;
  category?: LibraryCategory[];
  privacy?: LibraryPrivacy;
}
/** A page of the trash. */
export interface TrashAsked {
  page: number;
  limit: number;
}

/** What is answered to that. */
export type TrashPage = Answer<(typeof libraryEndpoints)['trash']>;
/** A folder as admins choose and name it. */
export type OwnFolder = Answer<(typeof libraryEndpoints)['allFolders']>['folders'][number];

/** The library's keys in the data cache; `useInvalidate()('library')` asks again for all of them. */
export const libraryKeys = {
  items: (asked: ItemsAsked) => ['library', 'items', asked] as const,
  folders: (section: LibrarySection) => ['library', 'folders', section] as const,
  item: (id: string) => ['library', 'item', id] as const,
  list: (asked: AdminItemsAsked) => ['library', 'list', asked] as const,
  allFolders: ['library', 'allFolders'] as const,
  trash: (asked: TrashAsked) => ['library', 'trash', asked] as const,
};

/** Whether a key is of a list or a count of the library, and not of one item, which may be open. */
export const isLibraryList = (key: unknown) =>
  Array.isArray(key) && key[0] === 'library' && key[1] !== 'item';
