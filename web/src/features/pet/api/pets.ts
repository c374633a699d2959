import type { PetDocument } from '@hearthside/contract/pet/document';
import { petEndpoints } from '@hearthside/contract/pet/endpoints';
import { userEndpoints } from '@hearthside/contract/member/users';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { resource } from '@/lib/api/resource';

export const pets = resource('pet', petEndpoints);
const users = resource('member', userEndpoints);

export const usePets = pets.list.query();

/** One pet with its care team, providers and trust. */
export const usePet = pets.detail.query({
  // Those concerned are told by the live line; others who look on see it a little later.
  refreshInterval: 20_000,
});

/** The pets that can still be brought back. */
export const usePetTrash = pets.trash.query();

/** What has happened to a pet. */
export const usePetHistory = pets.changes.query();

/** The first members by name who can be linked to a pet. */
export const usePetPeople = pets.people.query();

/** How a member can be linked to a pet. */
export type LinkedAs = 'care_team' | 'veterinarian';

/** The first trusts by name that match a search and that a pet can be given to. */
export const usePetTrusts = pets.trusts.query();

/** A pet owner's profile, for admins: what a pet can take over from it. */
export const petOwnerProfile = users.detail;
export const useOwner = users.detail.query();

export const useCreatePet = pets.create.mutation({ invalidates: ['pet', 'member', 'history'] });

/** Saves what is given of a pet, together or not at all. */
export const useSavePet = pets.save.mutation({
  answers: ({ id }) => pets.detail.key({ id }),
  // A trust may be new, or have one pet more; the owner may be another.
  invalidates: ['pet', 'trust', 'member', 'history'],
});

/** Asks again for a pet that has changed meanwhile, and fails where that fails. */
export function useReloadPet(id: number) {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    const detail = await pets.detail({ id });
    await mutate(pets.detail.key({ id }), detail, { revalidate: false });
    return detail;
  }, [id, mutate]);
}

/** Deletes a pet into the trash. */
export const useDeletePet = pets.remove.mutation({
  // What hangs on the pet itself is not asked for again: it is gone.
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

// Not the pet itself, which has not changed and may be being edited.
const staleEntries = ({ petId }: { petId: number }) => [
  pets.entries.matches({ petId }),
  pets.changes.matches({ id: petId }),
  'history',
];
const entryChange = { invalidates: staleEntries, invalidatesOnError: staleEntries };
export const useAddEntry = pets.addEntry.mutation(entryChange);
export const useSaveEntry = pets.saveEntry.mutation(entryChange);
export const useRemoveEntry = pets.removeEntry.mutation(entryChange);
export const useRestoreEntry = pets.restoreEntry.mutation(entryChange);

export const useDocuments = pets.documents.query();

/** All documents of a pet, of every page, the newest first. */
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
  // Given up in its last moment it may be there all the same: the list tells.
  invalidatesOnError: staleDocuments,
});
export const useRemoveDocument = pets.removeDocument.mutation({
  invalidates: staleDocuments,
  invalidatesOnError: staleDocuments,
});
