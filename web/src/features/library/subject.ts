import { libraryPages } from '@hearthside/contract/library/pages';
import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

/** The library as members read it. */
const LibraryPage = lazyPage(() => import('./read/components/library-page'), 'LibraryPage');
/** One item by its permanent address. */
const LibraryItemPage = lazyPage(
  () => import('./read/components/library-item-page'),
  'LibraryItemPage',
);
/** The library for admins. */
const AdminLibraryPage = lazyPage(
  () => import('./manage/components/admin-library-page'),
  'AdminLibraryPage',
);
/** The folders of the library, to create, rename and delete. */
const LibraryFoldersPage = lazyPage(
  () => import('./manage/components/library-folders-page'),
  'LibraryFoldersPage',
);
/** The deleted items, which can be restored. */
const LibraryTrashPage = lazyPage(
  () => import('./manage/components/library-trash-page'),
  'LibraryTrashPage',
);

export const library = feature({
  sections: { library: { phoneRank: 7 }, admin_library: { phoneRank: 18 } },
  routes: {
    library: [{ path: libraryPages.list, Component: LibraryPage }],
    everybody: [{ path: libraryPages.item(':id'), Component: LibraryItemPage }],
    admin_library: [
      { path: libraryPages.manage, Component: AdminLibraryPage },
      { path: libraryPages.folders, Component: LibraryFoldersPage },
      { path: libraryPages.trash, Component: LibraryTrashPage },
    ],
  },
});
