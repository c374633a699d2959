import { PAGE_SIZE } from '@hearthside/contract/list';
import { PET_SORTS, PET_TEXTS, type PetSort } from '@hearthside/contract/pet/fields';
import type { PetListItem } from '@hearthside/contract/pet/endpoints';
import { addsForPets } from '@hearthside/contract/pet/adding';
import { petPages } from '@hearthside/contract/pet/pages';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AssignTrustDialog } from '@/features/trust';
import { useMe } from '@/features/session';
import { usePage } from '@/lib/page';
import { useQueryState } from '@/lib/query-state';
import { useOpenedFor } from '@/lib/use-opened-for';
import { useSearchedList } from '@/lib/use-searched-list';
import { ButtonLink } from '@/ui/button';
import { FetchedDialog } from '@/ui/dialogs/fetched-dialog';
import { latePart } from '@/ui/late-part';
import { SearchedList } from '@/ui/lists/searched-list';
import { Select } from '@/ui/fields/select';
import { usePets } from '../../api/pets';
import { mayAddPets } from '../../model/pet-rights';
import { petsFound } from '../../model/pet-words';
import { petsQuery } from '../../model/pets-query';
import { DeletePetDialog } from './delete-pet-dialog';
import { NoPets } from './no-pets';
import { PetCards, PetCardsSkeleton } from './pet-cards';

const useEntryPetDialog = latePart(async () => (await import('./entry-pet-dialog')).EntryPetDialog);

const SORTS = Object.entries(PET_SORTS).map(([value, label]) => ({ value, label }));

/** The pets a member may see, as cards (part 1 §2.8). */
export function PetListPage() {
  usePage('Pet Records');
  const me = useMe();
  const [query, change] = useQueryState(petsQuery);
  const list = useSearchedList(query, change, usePets({ ...query, limit: PAGE_SIZE }));
  const [deleting, setDeleting] = useState<PetListItem>();
  const [assigning, setAssigning] = useState<PetListItem>();
  const adds = mayAddPets(me);
  const [choosing, setChoosing] = useState(false);
  useOpenedFor('new_entry', () => setChoosing(addsForPets(me)));

  return (
    <>
      <SearchedList
        list={list}
        name="pets"
        frame="cards"
        searchLabel="Search pets"
        placeholder="Name, breed or owner"
        count={petsFound}
        filters={
          <Select
            aria-label="Sort by"
            options={SORTS}
            value={query.sort}
            onChange={({ target }) =>
              change({ sort: target.value as PetSort, page: 1 }, { replace: true })
            }
            className="sm:w-40"
          />
        }
        actions={
          adds && (
            <>
              <ButtonLink
                to={petPages.trash}
                variant="quiet"
                icon={<Trash2 size={18} aria-hidden />}
              >
                <span className="max-[360px]:sr-only">Trash</span>
              </ButtonLink>
              <ButtonLink to={petPages.create} icon={<Plus size={18} aria-hidden />}>
                Create Pet Record
              </ButtonLink>
            </>
          )
        }
        skeleton={<PetCardsSkeleton />}
        empty={<NoPets me={me} />}
        errorTitle={PET_TEXTS.listFailed}
      >
        {({ pets }) => (
          <PetCards
            pets={pets}
            busy={list.busy}
            withEmail={query.sort.startsWith('email')}
            onDelete={setDeleting}
            onAssign={me.role === 'admin' ? setAssigning : undefined}
          />
        )}
      </SearchedList>
      <DeletePetDialog
        pet={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={list.keepFocus}
      />
      <FetchedDialog
        usePart={useEntryPetDialog}
        of={{ open: choosing, onClose: () => setChoosing(false) }}
      />
      {me.role === 'admin' && (
        <AssignTrustDialog user={ownerOf(assigning)} onClose={() => setAssigning(undefined)} />
      )}
    </>
  );
}

function ownerOf(pet: PetListItem | undefined) {
  if (!pet || pet.ownerId === null) return undefined;
  return { id: pet.ownerId, firstName: pet.ownerFirstName, lastName: pet.ownerLastName };
}
