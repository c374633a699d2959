import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

/** The library as members read it. */
const LibraryPage = lazyPage(() => import('./read/components/library-page'), 'LibraryPage');
/** One item by the address that stays. */
const LibraryItemPage = lazyPage(
  () => import('./read/components/library-item-page'),
  'LibraryItemPage',
);
/** The library as admins work on it. */
const AdminLibraryPage = lazyPage(
  () => import('./manage/components/admin-library-page'),
  'AdminLibraryPage',
);
/** The folders of the library, to make, rename and delete. */
const LibraryFoldersPage = lazyPage(
  () => import('./manage/components/library-folders-page'),
  'LibraryFoldersPage',
);
/** Deleted items, to bring back. */
const LibraryTrashPage = lazyPage(
  () => import('./manage/components/library-trash-page'),
  'LibraryTrashPage',
);

export const library = feature({
  sections: { library: { phoneRank: 7 }, admin_library: { phoneRank: 18 } },
  routes: {
    library: [{ path: 'library', Component: LibraryPage }],
    everybody: [{ path: 'library/items/:id', Component: LibraryItemPage }],
    admin_library: [
      { path: 'admin-library', Component: AdminLibraryPage },
      { path: 'admin-library/folders', Component: LibraryFoldersPage },
      { path: 'admin-library/trash', Component: LibraryTrashPage },
    ],
  },
});
