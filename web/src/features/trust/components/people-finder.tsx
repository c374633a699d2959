import type { TrustDetail } from '@hearthside/contract/trust';
import clsx from 'clsx';
import { SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { messageOf } from '@/lib/api-error';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { SearchBox } from '@/ui/search-box';
import { SkeletonText } from '@/ui/skeleton';
import { usePeople } from '../api/use-people';
import { startOfMore } from '../model/trust-words';
import { PersonToAssign } from './person-to-assign';

/** Searches members and offers each who is found to a trust. */
export function PeopleFinder({ trust }: { trust: TrustDetail }) {
  const [search, setSearch] = useState('');
  const [told, setTold] = useState('');
  const { data, error, isLoading, isValidating, mutate } = usePeople(search);
  const inTrust = useMemo(() => new Set(trust.people.map(({ id }) => id)), [trust.people]);
  return (
    <>
      {/* In reach however long the list is. */}
      <div className="sticky top-0 z-10 -mx-1 bg-surface px-1 pt-1 pb-2">
        <SearchBox
          label="Search users by name or email"
          placeholder="Search by name or email..."
          value={search}
          debounce={300}
          onChange={setSearch}
        />
      </div>
      {/* A toast over a dialog is seen but not announced. */}
      <p role="status" className="sr-only">
        {told}
      </p>
      <div className="min-h-70">
        <AsyncView
          data={data}
          error={error}
          isLoading={isValidating}
          retry={() => mutate()}
          skeleton={<SkeletonText lines={6} label="Loading users..." />}
          isEmpty={({ users }) => users.length === 0}
          empty={
            <EmptyState
              icon={<SearchX size={32} aria-hidden />}
              title={search ? `No users match “${search}”.` : 'No users yet.'}
              action={
                search && (
                  <Button variant="quiet" onClick={() => setSearch('')}>
                    Clear search
                  </Button>
                )
              }
            />
          }
          errorTitle="Failed to load users"
          errorMessage={(reason) => messageOf(reason)}
        >
          {({ users, pagination }) => (
            <>
              <ul className={clsx('divide-y divide-line', isLoading && 'opacity-60')}>
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
              <p className="pt-3 text-s text-ink-soft empty:hidden">
                {startOfMore(users.length, pagination.total, 'users')}
              </p>
            </>
          )}
        </AsyncView>
      </div>
    </>
  );
}
