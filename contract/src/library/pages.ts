import type { LibrarySection } from './fields';

/** The addresses of the library, as members read it and as admins manage it. */
export const libraryPages = {
  list: '/library',
  item: (id: number | string) => `/library/items/${id}`,
  /** An item whose PDF opens at a page, which counts from 1. Browsers name it so too. */
  itemAt: (path: string, page: number) => `${path}#page=${page}`,
  folder: (section: LibrarySection, id: number | string) => `/library?tab=${section}&folder=${id}`,
  /** Everything that was added since a day, the newest first. */
  since: (day: string) => `/library?since=${day}`,
  manage: '/admin-library',
  folders: '/admin-library/folders',
  trash: '/admin-library/trash',
} as const;
