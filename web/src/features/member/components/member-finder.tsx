import { ROLE_LABELS, type Role } from '@hearthside/contract/access';
import type { UserListItem } from '@hearthside/contract/member/users';
import { useState } from 'react';
import { fullName } from '@/lib/full-name';
import { viewOf } from '@/lib/api/view-of';
import { EmailText } from '@/ui/email-text';
import { Finder } from '@/ui/fields/finder';
import { PersonChoice } from '@/ui/fields/person-choice';
import { useFoundMembers } from '../api/members';

/** How many members are offered at once. */
const OFFERED = 10;

export interface MemberFinderProps {
  /** Only members of this role. */
  role?: Role;
  /** The id of the member who is already chosen. */
  chosen?: number;
  onChoose: (found: UserListItem) => void;
}

/** Finds a member by name or email, for admins. */
export function MemberFinder({ role, chosen, onChoose }: MemberFinderProps) {
  const [search, setSearch] = useState('');
  return (
    <Finder
      view={viewOf(useFoundMembers({ role, search, limit: OFFERED }))}
      search={search}
      onSearch={setSearch}
      name={role ? ROLE_LABELS[role].many.toLowerCase() : 'members'}
      placeholder="Search by name or email..."
      autoFocus
      rows={({ users }) => users}
    >
      {(users) => (
        <ul className="grid gap-1">
          {users.map((found) => (
            <li key={found.user.id}>
              <PersonChoice
                name={fullName(found.user)}
                picture={found.user.profilePicture}
                chosen={found.user.id === chosen}
                onChoose={() => onChoose(found)}
              >
                <MemberFacts member={found.user} />
              </PersonChoice>
            </li>
          ))}
        </ul>
      )}
    </Finder>
  );
}

/** What distinguishes a member from others with the same name. */
export const MemberFacts = ({
  member: { role, email },
}: {
  member: Pick<UserListItem['user'], 'role' | 'email'>;
}) => (
  <>
    {ROLE_LABELS[role].one} · <EmailText email={email} />
  </>
);
