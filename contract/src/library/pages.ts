/** The addresses of the library, as members read it and as admins manage it. */
export const libraryPages = {
  list: '/library',
  item: (id: number | string) => `/library/items/${id}`,
  manage: '/admin-library',
  folders: '/admin-library/folders',
  trash: '/admin-library/trash',
} as const;
