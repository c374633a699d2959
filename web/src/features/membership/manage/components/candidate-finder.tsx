import { useState } from 'react';
import { MemberFacts } from '@/features/member';
import { fullName } from '@/lib/full-name';
import { viewOf } from '@/lib/api/view-of';
import { EmptyState } from '@/ui/lists/empty-state';
import { Finder } from '@/ui/fields/finder';
import { PersonChoice } from '@/ui/fields/person-choice';
import { useCandidates, type Candidate } from '../../api/memberships';

/** Finds a member who has no membership. */
export function CandidateFinder({ onChoose }: { onChoose: (member: Candidate) => void }) {
  const [search, setSearch] = useState('');
  return (
    <Finder
      view={viewOf(useCandidates({ search }))}
      search={search}
      onSearch={setSearch}
      name="members"
      placeholder="Search by name or email..."
      autoFocus
      rows={({ users }) => users}
      empty={search ? undefined : <EmptyState title="Every member has a membership." />}
    >
      {(users) => (
        <ul className="grid gap-1">
          {users.map((member) => (
            <li key={member.id}>
              <PersonChoice
                name={fullName(member)}
                picture={null}
                chosen={false}
                onChoose={() => onChoose(member)}
              >
                <MemberFacts member={member} />
              </PersonChoice>
            </li>
          ))}
        </ul>
      )}
    </Finder>
  );
}
