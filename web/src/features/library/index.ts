import { lazyPage } from '@/lib/lazy-page';

/** The library as members read it. */
export const LibraryPage = lazyPage(() => import('./components/library-page'), 'LibraryPage');
/** One item by the address that stays. */
export const LibraryItemPage = lazyPage(
  () => import('./components/library-item-page'),
  'LibraryItemPage',
);
/** The library as admins work on it. */
export const AdminLibraryPage = lazyPage(
  () => import('./components/admin-library-page'),
  'AdminLibraryPage',
);
/** The folders of the library, to make, rename and delete. */
export const LibraryFoldersPage = lazyPage(
  () => import('./components/library-folders-page'),
  'LibraryFoldersPage',
);
/** Deleted items, to bring back. */
export const LibraryTrashPage = lazyPage(
  () => import('./components/library-trash-page'),
  'LibraryTrashPage',
);
