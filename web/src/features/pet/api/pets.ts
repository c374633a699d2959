import type { PetDocument } from '@hearthside/contract/pet/document';
import { petEndpoints } from '@hearthside/contract/pet/endpoints';
import { userEndpoints } from '@hearthside/contract/member/users';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { resource } from '@/lib/api/resource';
import { useInvalidate } from '@/lib/api/swr-config';
import { useLive } from '@/lib/live/use-live';

export const pets = resource('pet', petEndpoints);
const users = resource('member', userEndpoints);

export const usePets = pets.list.query();

/** One pet with its care team, providers and trust. */
export const usePet = pets.detail.query({
  // Members involved get a realtime event. Others who have the page open see a change a little later.
  refreshInterval: 20_000,
});

/** Keeps all parts of a pet's page as they are on the server, while others change them. */
export function usePetLive(id: number) {
  const invalidate = useInvalidate();
  const ask = useCallback(
    (changed?: { petId: number }) => {
      if (changed && changed.petId !== id) return;
      void invalidate(
        pets.detail.matches({ id }),
        pets.changes.matches({ id }),
        pets.entries.matches({ petId: id }),
        pets.weights.matches({ petId: id }),
        pets.photos.matches({ petId: id }),
        pets.documents.matches({ petId: id }),
      );
    },
    [id, invalidate],
  );
  // Marks of care tasks are in the history of the pet.
  useLive(ask, 'pet', 'care');
}

/** The pets that can still be restored. */
export const usePetTrash = pets.trash.query();

/** The history of a pet. */
export const usePetHistory = pets.changes.query();

/** The first members by name who can be linked to a pet. */
export const usePetPeople = pets.people.query();

/** The ways a member can be linked to a pet. */
export type LinkedAs = 'care_team' | 'veterinarian';

/** The first trusts by name that match a search and that a pet can be assigned to. */
export const usePetTrusts = pets.trusts.query();

/** A pet owner's profile, for admins: what a pet can take over from it. */
export const petOwnerProfile = users.detail;
export const useOwner = users.detail.query();

export const useCreatePet = pets.create.mutation({ invalidates: ['pet', 'member', 'history'] });

/** Saves the given parts of a pet, together or not at all. */
export const useSavePet = pets.save.mutation({
  answers: ({ id }) => pets.detail.key({ id }),
  // A trust may be new, or have one more pet; the owner may have changed.
  invalidates: ['pet', 'trust', 'member', 'history'],
});

/** Saves the routine of a pet as a whole. */
export const useSaveRoutine = pets.saveRoutine.mutation({
  answers: ({ id }) => pets.detail.key({ id }),
  invalidates: ({ id }) => [pets.changes.matches({ id }), 'history'],
});

/** Requests a pet again that has changed in the meantime. Rejects if that fails. */
export function useReloadPet(id: number) {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    const detail = await pets.detail({ id });
    await mutate(pets.detail.key({ id }), detail, { revalidate: false });
    return detail;
  }, [id, mutate]);
}

/** Moves a pet to the trash. */
export const useDeletePet = pets.remove.mutation({
  // What belongs to the pet itself is not requested again, because it is gone.
  invalidates: [pets.list.matches(), pets.trash.matches(), 'trust', 'member', 'history'],
  invalidatesOnError: [pets.list.matches()],
});

export const useRestorePet = pets.restore.mutation({
  invalidates: ['pet', 'trust', 'member', 'history'],
});

const picture = {
  answers: ({ id }: { id: number }) => pets.detail.key({ id }),
  invalidates: ['pet', 'trust', 'history'],
};
export const useSavePetPicture = pets.savePicture.upload(picture);
export const useRemovePetPicture = pets.removePicture.mutation(picture);

export const useEntries = pets.entries.query();

/** The photos of a pet's record, a page at a time. */
export const usePhotos = pets.photos.query();

/** A pet's weights. */
export const useWeights = pets.weights.query();

// A weight of the record is the pet's own, its medications are on its page and on its emergency sheet, and what is due
// is in the care calendar.
const staleEntries = ({ petId }: { petId: number }) => [
  pets.detail.matches({ id: petId }),
  pets.emergencySheets.matches(),
  pets.weights.matches({ petId }),
  pets.photos.matches({ petId }),
  pets.entries.matches({ petId }),
  pets.changes.matches({ id: petId }),
  'care',
  'history',
];
const entryChange = { invalidates: staleEntries, invalidatesOnError: staleEntries };
export const useAddEntry = pets.addEntry.mutation(entryChange);
export const useSaveEntry = pets.saveEntry.mutation(entryChange);
export const useRemoveEntry = pets.removeEntry.mutation(entryChange);
export const useRestoreEntry = pets.restoreEntry.mutation(entryChange);

// What hangs on an entry shows with it, in the photos and in the history.
const staleParts = ({ petId }: { petId: number }) => [
  pets.entries.matches({ petId }),
  pets.photos.matches({ petId }),
  pets.changes.matches({ id: petId }),
  'history',
];
const partChange = { invalidates: staleParts, invalidatesOnError: staleParts };
export const useAddEntryFile = pets.addEntryFile.upload(partChange);
export const useRemoveEntryFile = pets.removeEntryFile.mutation(partChange);
export const useAddComment = pets.addComment.mutation(partChange);
export const useRemoveComment = pets.removeComment.mutation(partChange);
export const useRestoreComment = pets.restoreComment.mutation(partChange);

export const useDocuments = pets.documents.query();

/** All documents of a pet, from every page, newest first. */
export function useAllDocuments(petId: number) {
  const asked = { petId, limit: 100 };
  return useSWR([...pets.documents.key(asked), 'all'], async () => {
    const all: PetDocument[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await pets.documents({ ...asked, page });
      all.push(...answer.documents);
      pages = answer.pagination.totalPages;
    }
    return all;
  });
}

export const staleDocuments = ({ petId }: { petId: number }) => [
  pets.documents.matches({ petId }),
  pets.changes.matches({ id: petId }),
  'history',
];
export const useAddDocument = pets.addDocument.upload({
  invalidates: staleDocuments,
  // An upload that was canceled at the last moment may have arrived. The list will show it.
  invalidatesOnError: staleDocuments,
});
export const useRemoveDocument = pets.removeDocument.mutation({
  invalidates: staleDocuments,
  invalidatesOnError: staleDocuments,
});
