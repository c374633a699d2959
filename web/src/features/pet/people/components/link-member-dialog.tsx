import { ROLE_LABELS } from '@hearthside/contract/access';
import type { Linkable } from '@hearthside/contract/pet/care';
import { useState } from 'react';
import { fullName } from '@/lib/full-name';
import { viewOf } from '@/lib/api/view-of';
import { Dialog } from '@/ui/dialogs/dialog';
import { Finder } from '@/ui/fields/finder';
import { PersonChoice } from '@/ui/fields/person-choice';
import { usePetPeople, type LinkedAs } from '../../api/pets';
import { linkRights } from '../../model/disclosure';

export interface LinkMemberDialogProps {
  open: boolean;
  as: LinkedAs;
  /** Their role: 'trustee', 'veterinarian'. */
  role: string;
  petName: string;
  /** The id of the member who is already linked. */
  chosen: number | null;
  onChoose: (member: Linkable) => void;
  onClose: () => void;
}

/** How many are offered at once. A longer search finds the others. */
const OFFERED = 10;

/** Finds a member by name to link to a row, and says what the link allows them. */
export function LinkMemberDialog(props: LinkMemberDialogProps) {
  const { open, as, role, petName, chosen, onChoose, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Link the ${role} to a member`}
      description={`Anyone you link can see ${petName}: this page with the owner’s phone and address, the records and the documents. ${linkRights(role)} They can’t change the rest of this page. We’ll notify them.`}
    >
      <Candidates as={as} chosen={chosen} onChoose={onChoose} />
    </Dialog>
  );
}

function Candidates(props: Pick<LinkMemberDialogProps, 'as' | 'chosen' | 'onChoose'>) {
  const { as, chosen, onChoose } = props;
  const [search, setSearch] = useState('');
  const found = usePetPeople({ search, as });
  const name = as === 'veterinarian' ? 'veterinarians' : 'members';
  const data = found.data && {
    people: found.data.people,
    pagination: { total: found.data.people.length },
  };
  return (
    <Finder
      view={{ ...viewOf(found), data }}
      search={search}
      onSearch={setSearch}
      name={name}
      searchLabel={`Search ${name} by name`}
      placeholder="Search by name..."
      autoFocus
      rows={({ people }) => people}
    >
      {(people) => (
        <>
          <ul className="grid gap-1">
            {people.map((person) => (
              <li key={person.id}>
                <PersonChoice
                  name={fullName(person)}
                  picture={person.profilePicture}
                  chosen={person.id === chosen}
                  onChoose={() => onChoose(person)}
                >
                  {ROLE_LABELS[person.role].one}
                </PersonChoice>
              </li>
            ))}
          </ul>
          {people.length === OFFERED && (
            <p className="pt-3 text-s text-ink-soft">
              The first {OFFERED} are shown. Type more of a name to find others.
            </p>
          )}
        </>
      )}
    </Finder>
  );
}
