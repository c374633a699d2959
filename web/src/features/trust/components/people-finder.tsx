import type { TrustDetail } from '@hearthside/contract/trust/endpoints';
import clsx from 'clsx';
import { useMemo, useState } from 'react';
import { viewOf } from '@/lib/api/view-of';
import { Finder } from '@/ui/fields/finder';
import { usePeople, useTrustPeople } from '../api/trusts';
import { hasAllPeople } from '../api/use-whole-trust';
import { PersonToAssign } from './person-to-assign';

/** Searches members and lets each of them be assigned to a trust. */
export function PeopleFinder({ trust }: { trust: TrustDetail }) {
  const [search, setSearch] = useState('');
  const [told, setTold] = useState('');
  const people = usePeople({ search });
  // Both lists are sorted by name, so a trust's people among the first users found are also among the first found
  // there.
  const more = useTrustPeople(hasAllPeople(trust) ? null : { id: trust.id, page: 1, search });
  const inTrust = useMemo(
    () => new Set([...trust.people, ...(more.data?.people ?? [])].map(({ id }) => id)),
    [trust.people, more.data],
  );
  return (
    <>
      <Finder
        view={viewOf(people)}
        search={search}
        onSearch={setSearch}
        name="users"
        searchLabel="Search users by name or email"
        placeholder="Search by name or email..."
        rows={({ users }) => users}
      >
        {(users) => (
          <ul className={clsx('divide-y divide-line', people.isLoading && 'opacity-60')}>
            {users.map(({ user }) => (
              <PersonToAssign
                key={user.id}
                trustId={trust.id}
                person={user}
                assigned={inTrust.has(user.id)}
                onTold={setTold}
              />
            ))}
          </ul>
        )}
      </Finder>
      {/* A toast over a dialog is visible but not announced. */}
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  );
}
