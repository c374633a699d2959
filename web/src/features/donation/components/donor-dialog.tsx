import { useState } from 'react';
import { fullName } from '@/lib/full-name';
import { viewOf } from '@/lib/view-of';
import { Dialog } from '@/ui/dialog';
import { EmailText } from '@/ui/email-text';
import { Finder } from '@/ui/finder';
import { PersonChoice } from '@/ui/person-choice';
import { useDonors } from '../api/use-donors';
import type { Donor } from '../model/gift-form';

export interface DonorDialogProps {
  open: boolean;
  chosen: number | undefined;
  onChoose: (donor: Donor) => void;
  onClose: () => void;
}

/** Finds the member whose gift it is. */
export function DonorDialog({ open, chosen, onChoose, onClose }: DonorDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Choose the member"
      description="They are thanked, and the gift stands in their statement of the year."
    >
      <Donors chosen={chosen} onChoose={onChoose} />
    </Dialog>
  );
}

function Donors({ chosen, onChoose }: Pick<DonorDialogProps, 'chosen' | 'onChoose'>) {
  const [search, setSearch] = useState('');
  return (
    <Finder
      view={viewOf(useDonors(search))}
      search={search}
      onSearch={setSearch}
      name="members"
      placeholder="Search by name or email..."
      autoFocus
      rows={({ users }) => users}
    >
      {(users) => (
        <ul className="grid gap-1">
          {users.map(({ user }) => (
            <li key={user.id}>
              <PersonChoice
                name={fullName(user)}
                picture={user.profilePicture}
                chosen={user.id === chosen}
                onChoose={() => onChoose({ id: user.id, name: fullName(user), email: user.email })}
              >
                <EmailText email={user.email} />
              </PersonChoice>
            </li>
          ))}
        </ul>
      )}
    </Finder>
  );
}
