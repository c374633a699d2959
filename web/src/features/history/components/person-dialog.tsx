import { ROLE_LABELS } from '@hearthside/contract/access';
import { useState } from 'react';
import { viewOf } from '@/lib/api/view-of';
import { fullName } from '@/lib/full-name';
import { Dialog } from '@/ui/dialogs/dialog';
import { EmailText } from '@/ui/email-text';
import { Finder } from '@/ui/fields/finder';
import { PersonChoice } from '@/ui/fields/person-choice';
import { usePeople } from '../api/history';

/** How many people are offered at once. */
const OFFERED = 10;

export interface PersonDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (id: number, name: string) => void;
}

/** Chooses whose history is shown. Who was erased is found by the search of the page. */
export const PersonDialog = ({ open, onClose, onChoose }: PersonDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Whose history?"
    description="What they did, and changes made to their records. To find people who were permanently deleted, search the page for their name."
  >
    <People onChoose={onChoose} />
  </Dialog>
);

function People({ onChoose }: Pick<PersonDialogProps, 'onChoose'>) {
  const [search, setSearch] = useState('');
  return (
    <Finder
      view={viewOf(usePeople({ search, limit: OFFERED }))}
      search={search}
      onSearch={setSearch}
      name="people"
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
                chosen={false}
                onChoose={() => onChoose(user.id, fullName(user))}
              >
                {ROLE_LABELS[user.role].one} · <EmailText email={user.email} />
              </PersonChoice>
            </li>
          ))}
        </ul>
      )}
    </Finder>
  );
}
