import type { Answer } from '@hearthside/contract/endpoint';
import type { LibraryKind, LibrarySection } from '@hearthside/contract/library/fields';
import { libraryEndpoints } from '@hearthside/contract/library/endpoints';
import { useCallback } from 'react';
import { resource } from '@/lib/api/resource';
import { useInvalidate } from '@/lib/api/swr-config';
import { fetched, keepsStatus } from './fetched';

export const library = resource('library', libraryEndpoints);

/** The input for a page of visible items: of a tab, a folder, or a search in all of the library. */
export type ItemsAsked = Parameters<typeof library.all.key>[0];
/** What such a page has. */
export type ItemsFound = Answer<(typeof libraryEndpoints)['all']>;
/** A folder as admins see it when choosing or naming one. */
export type OwnFolder = Answer<(typeof libraryEndpoints)['allFolders']>['folders'][number];
export type TrashedItem = Answer<(typeof libraryEndpoints)['trash']>['items'][number];

/** A page of the items that the member can see. */
export const useItems = library.all.query({ use: [keepsStatus] });

/** The folders of a tab, with how many files in each the member can see. */
export const useFolders = library.folders.query({ use: [keepsStatus] });

/** One item by its address. Its file links are valid for at least an hour; another request renews them. */
export const useItem = library.item.query({ use: [keepsStatus] });

/** A page of the library for admins. */
export const useAdminItems = library.list.query({ use: [keepsStatus] });

/** Every folder, to choose from when uploading. */
export const useAllFolders = library.allFolders.query();

/** The deleted items that can be restored. */
export const useLibraryTrash = library.trash.query();

/** The file of an item in the member's name. Unlike its link, this does not expire. */
export const readItemFile = (id: number) =>
  fetched(library.file({ id: String(id), download: 'true' }));

/** The current state of an item, bypassing all caches. */
export const readItem = async (id: number) => (await library.item({ id: String(id) })).item;

// The lists and counts, but not single items, because one may be open.
const { all, folders, list, allFolders, trash } = library;
const lists = [all, folders, list, allFolders, trash].map((each) => each.matches());
// A refusal can bring something new for the list too: somebody else may have been faster.
const deletion = { invalidates: [...lists, 'history'], invalidatesOnError: lists };
const useDeleteDocument = library.removeDocument.mutation(deletion);
const useDeleteImage = library.removeImage.mutation(deletion);
const useDeleteVideo = library.removeVideo.mutation(deletion);

/** Moves an item to the trash. Each kind has its own path (part 2 §7). */
export function useDeleteItem() {
  const calls = { document: useDeleteDocument(), image: useDeleteImage(), video: useDeleteVideo() };
  const trigger = ({ kind, id }: { kind: LibraryKind; id: number }) =>
    calls[kind].trigger({ id: String(id) });
  return { trigger };
}

/** Restores a deleted item. */
export const useRestoreItem = library.restore.mutation({ invalidates: ['library', 'history'] });

/** Creates a folder in a tab and returns it. */
export function useAddFolder() {
  const invalidate = useInvalidate();
  return useCallback(
    async (made: { name: string; section: LibrarySection }) => {
      const { folder } = await library.addFolder(made);
      // Awaited, so that the new folder can be chosen at once.
      await invalidate('library');
      return folder;
    },
    [invalidate],
  );
}

export const useRenameFolder = library.renameFolder.mutation({ invalidates: ['library'] });

/** Deletes a folder. A folder with items is refused. */
export const useDeleteFolder = library.folder.mutation({
  invalidates: ['library'],
  // A refusal can bring something new too: somebody else may have been faster.
  invalidatesOnError: ['library'],
});
