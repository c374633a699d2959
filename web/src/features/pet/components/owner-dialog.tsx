import type { UserListItem } from '@hearthside/contract/user';
import { useState } from 'react';
import { fullName } from '@/lib/full-name';
import { viewOf } from '@/lib/view-of';
import { Dialog } from '@/ui/dialog';
import { EmailText } from '@/ui/email-text';
import { Finder } from '@/ui/finder';
import { PersonChoice } from '@/ui/person-choice';
import { usePetOwners } from '../api/use-pet-owners';

export interface OwnerDialogProps {
  open: boolean;
  chosen: number | undefined;
  /** What it means to be the owner. */
  description?: string;
  onChoose: (owner: UserListItem) => void;
  onClose: () => void;
}

const OTHER_OWNER =
  'Whoever owns a pet sees it and changes everything about it. The owner before can do so no longer.';

/** Finds the pet owner whose a pet is to be. */
export function OwnerDialog(props: OwnerDialogProps) {
  const { open, chosen, description = OTHER_OWNER, onChoose, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} title="Choose the owner" description={description}>
      <Owners chosen={chosen} onChoose={onChoose} />
    </Dialog>
  );
}

function Owners({ chosen, onChoose }: Pick<OwnerDialogProps, 'chosen' | 'onChoose'>) {
  const [search, setSearch] = useState('');
  return (
    <Finder
      view={viewOf(usePetOwners(search))}
      search={search}
      onSearch={setSearch}
      name="pet owners"
      placeholder="Search by name or email..."
      rows={({ users }) => users}
    >
      {(users) => (
        <ul className="grid gap-1">
          {users.map((one) => (
            <li key={one.user.id}>
              <PersonChoice
                name={fullName(one.user)}
                picture={one.user.profilePicture}
                chosen={one.user.id === chosen}
                onChoose={() => onChoose(one)}
              >
                <EmailText email={one.user.email} />
              </PersonChoice>
            </li>
          ))}
        </ul>
      )}
    </Finder>
  );
}
