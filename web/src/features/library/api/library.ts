import type { Answer } from '@hearthside/contract/endpoint';
import type { LibraryKind, LibrarySection } from '@hearthside/contract/library/fields';
import { libraryEndpoints } from '@hearthside/contract/library/endpoints';
import { useCallback } from 'react';
import { resource } from '@/lib/api/resource';
import { useInvalidate } from '@/lib/api/swr-config';
import { fetched, tellsStatus } from './fetched';

export const library = resource('library', libraryEndpoints);

/** A page of what one sees: of a tab, a folder or a search over all of it. */
export type ItemsAsked = Parameters<typeof library.all.key>[0];
/** A folder as admins choose and name it. */
export type OwnFolder = Answer<(typeof libraryEndpoints)['allFolders']>['folders'][number];
export type TrashedItem = Answer<(typeof libraryEndpoints)['trash']>['items'][number];

/** A page of what the member sees in the library. */
export const useItems = library.all.query({ use: [tellsStatus] });

/** The folders of a tab, with how many files the member sees in each. */
export const useFolders = library.folders.query({ use: [tellsStatus] });

/** One item by its address. Its links of files last for an hour at least; asking again makes them new. */
export const useItem = library.item.query({ use: [tellsStatus] });

/** A page of the library as admins work on it. */
export const useAdminItems = library.list.query({ use: [tellsStatus] });

/** Every folder, to choose one at upload. */
export const useAllFolders = library.allFolders.query();

/** The deleted items that can be brought back. */
export const useLibraryTrash = library.trash.query();

/** The file of an item in the member's name; unlike its link, that does not grow old. */
export const readItemFile = (id: number) =>
  fetched(library.file({ id: String(id), download: 'true' }));

/** An item as it is now, past every cache. */
export const readItem = async (id: number) => (await library.item({ id: String(id) })).item;

// The lists and counts, and not one item, which may be open.
const { all, folders, list, allFolders, trash } = library;
const lists = [all, folders, list, allFolders, trash].map((each) => each.matches());
// A refusal too says something new about the list: somebody else may have been quicker.
const deletion = { invalidates: [...lists, 'history'], invalidatesOnError: lists };
const useDeleteDocument = library.removeDocument.mutation(deletion);
const useDeleteImage = library.removeImage.mutation(deletion);
const useDeleteVideo = library.removeVideo.mutation(deletion);

/** Deletes an item into the trash; each kind has its own path (part 2 §7). */
export function useDeleteItem() {
  const calls = { document: useDeleteDocument(), image: useDeleteImage(), video: useDeleteVideo() };
  const trigger = ({ kind, id }: { kind: LibraryKind; id: number }) =>
    calls[kind].trigger({ id: String(id) });
  return { trigger };
}

/** Brings a deleted item back. */
export const useRestoreItem = library.restore.mutation({ invalidates: ['library', 'history'] });

/** Makes a folder in a tab and answers it. */
export function useAddFolder() {
  const invalidate = useInvalidate();
  return useCallback(
    async (made: { name: string; section: LibrarySection }) => {
      const { folder } = await library.addFolder(made);
      // Awaited, so that it can be chosen where it was made.
      await invalidate('library');
      return folder;
    },
    [invalidate],
  );
}

export const useRenameFolder = library.renameFolder.mutation({ invalidates: ['library'] });

/** Deletes a folder; one with items in it is refused. */
export const useDeleteFolder = library.folder.mutation({
  invalidates: ['library'],
  // A refusal too says something new: somebody else may have been quicker.
  invalidatesOnError: ['library'],
});
