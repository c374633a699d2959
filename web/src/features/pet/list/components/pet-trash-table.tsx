import type { TrashedPet } from '@hearthside/contract/pet/endpoints';
import { formatDate } from '@/lib/dates';
import { fullName } from '@/lib/full-name';
import { deletedColumn, TrashTable, useRestoring } from '@/kit/trash/trash-table';
import { OwnWords } from '@/ui/email-text';
import type { Column } from '@/ui/lists/table';
import { TwoLines } from '@/ui/lists/two-lines';
import { useRestorePet } from '../../api/pets';
import { contentsText } from '../../model/pet-words';

export interface PetTrashTableProps {
  pets: readonly TrashedPet[];
  busy: boolean;
  /** Called when a pet has left the list. */
  onBack: () => void;
}

const FACTS: Column<TrashedPet>[] = [
  {
    id: 'name',
    header: 'Name',
    primary: true,
    cell: (pet) => <TwoLines first={<OwnWords text={pet.name} />} second={pet.breed} />,
  },
  {
    id: 'owner',
    header: 'Owner',
    cell: ({ ownerFirstName, ownerLastName }) => (
      <OwnWords text={fullName({ firstName: ownerFirstName, lastName: ownerLastName })} />
    ),
  },
  deletedColumn(),
  {
    id: 'erased',
    header: 'Can be restored until',
    cell: (pet) => (
      <TwoLines
        first={<span className="md:whitespace-nowrap">{formatDate(pet.erasedAt)}</span>}
        second={contentsText(pet) && `with ${contentsText(pet)}`}
      />
    ),
  },
];

/** Deleted pets, one per row, each with a Restore button. */
export function PetTrashTable({ pets, busy, onBack }: PetTrashTableProps) {
  const { trigger } = useRestorePet();
  const { restoring, restore } = useRestoring<TrashedPet>(({ name }) => name, onBack);
  return (
    <TrashTable
      caption="Deleted pets"
      facts={FACTS}
      items={pets}
      busy={busy}
      restoring={restoring}
      onRestore={(pet) => void restore(pet, () => trigger({ id: pet.id }))}
      about={({ name }) => name}
      cardsTo="md"
    />
  );
}
