import { ROLE_LABELS } from '@hearthside/contract/access';
import { useState } from 'react';
import { viewOf } from '@/lib/api/view-of';
import { fullName } from '@/lib/full-name';
import { Dialog } from '@/ui/dialogs/dialog';
import { Finder } from '@/ui/fields/finder';
import { PersonChoice } from '@/ui/fields/person-choice';
import { useSenders } from '../../api/use-message-search';

export interface SenderDialogProps {
  open: boolean;
  onClose: () => void;
  chatId: number | undefined;
  /** The id of who is chosen now. */
  chosen: number;
  onChoose: (id: number, name: string) => void;
}

/** Chooses whose messages are searched. */
export const SenderDialog = ({ open, onClose, ...people }: SenderDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Whose messages?">
    <People {...people} />
  </Dialog>
);

function People({ chatId, chosen, onChoose }: Omit<SenderDialogProps, 'open' | 'onClose'>) {
  const [search, setSearch] = useState('');
  return (
    <Finder
      view={viewOf(useSenders({ search, chatId }))}
      search={search}
      onSearch={setSearch}
      name="people"
      placeholder="Search by name..."
      autoFocus
      rows={({ people }) => people}
    >
      {(people) => (
        <ul className="grid gap-1">
          {people.map((person) => (
            <li key={person.id}>
              <PersonChoice
                name={fullName(person)}
                picture={person.profilePicture}
                chosen={person.id === chosen}
                onChoose={() => onChoose(person.id, fullName(person))}
              >
                {ROLE_LABELS[person.role].one}
              </PersonChoice>
            </li>
          ))}
        </ul>
      )}
    </Finder>
  );
}
