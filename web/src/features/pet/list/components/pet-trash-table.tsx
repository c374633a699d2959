import type { TrashedPet } from '@hearthside/contract/pet-endpoints';
import { ArchiveRestore } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { formatDate } from '@/lib/dates';
import { fullName } from '@/lib/full-name';
import { Button } from '@/ui/button';
import { OwnWords } from '@/ui/email-text';
import { DataTable, type Column } from '@/ui/lists/table';
import { toast } from '@/ui/toast/toast';
import { useRestorePet } from '../../api/pets';
import { contentsText } from '../../model/pet-words';

export interface PetTrashTableProps {
  pets: readonly TrashedPet[];
  busy: boolean;
  /** A pet has left the list. */
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
  {
    id: 'deleted',
    header: 'Deleted',
    cell: ({ deletedAt, deletedBy }) => (
      <TwoLines
        first={<span className="md:whitespace-nowrap">{formatDate(deletedAt)}</span>}
        second={<OwnWords text={`by ${deletedBy}`} />}
      />
    ),
  },
  {
    id: 'erased',
    header: 'Can be brought back until',
    cell: (pet) => (
      <TwoLines
        first={<span className="md:whitespace-nowrap">{formatDate(pet.erasedAt)}</span>}
        second={contentsText(pet) && `with ${contentsText(pet)}`}
      />
    ),
  },
];

/** Deleted pets, one a row, each with the way back. */
export function PetTrashTable({ pets, busy, onBack }: PetTrashTableProps) {
  const { trigger: restore } = useRestorePet();
  const [restoring, setRestoring] = useState<ReadonlySet<number>>(new Set());
  const handleRestore = async (pet: TrashedPet) => {
    setRestoring((now) => new Set(now).add(pet.id));
    try {
      await restore({ id: pet.id });
      toast.success(`${pet.name} is back`);
      onBack();
    } catch (error) {
      toast.error(messageOf(error, `${pet.name} could not be brought back`));
    } finally {
      setRestoring((now) => new Set([...now].filter((id) => id !== pet.id)));
    }
  };
  const actions: Column<TrashedPet> = {
    id: 'actions',
    header: 'Actions',
    actions: true,
    cell: (pet) => (
      <Button
        variant="quiet"
        size="s"
        icon={<ArchiveRestore size={18} aria-hidden />}
        busy={restoring.has(pet.id)}
        busyLabel="Restoring..."
        onClick={() => void handleRestore(pet)}
      >
        Restore <span className="sr-only">{pet.name}</span>
      </Button>
    ),
  };
  return (
    <DataTable
      caption="Deleted pets"
      columns={[...FACTS, actions]}
      rows={pets}
      rowKey={({ id }) => id}
      busy={busy}
      cardsTo="md"
    />
  );
}

function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span>
      {first} <span className="block text-s font-normal text-ink-soft">{second}</span>
    </span>
  );
}
