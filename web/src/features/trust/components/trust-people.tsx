import type { TrustDetail, TrustPerson } from '@hearthside/contract/trust/endpoints';
import { UserRoundPlus, UsersRound } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PagedQuery } from '@/lib/paged-query';
import { Button } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { useTrustPeople } from '../api/trusts';
import { hasAllPeople } from '../api/use-whole-trust';
import { AssignPeopleDialog } from './assign-people-dialog';
import { LongPart } from './long-part';
import { PeopleInTrash } from './people-in-trash';
import { PeopleTable } from './people-table';

/** The people of a trust, and a way to load more of them. */
export function TrustPeople({ trust }: { trust: TrustDetail }) {
  const [assigning, setAssigning] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // The row with the focus disappears, so the focus moves to the list.
  const focusList = () => list.current?.focus({ preventScroll: true });
  return (
    <Card
      aria-labelledby="trust-people"
      className="max-md:border-0 max-md:bg-transparent max-md:p-0! max-md:shadow-none"
    >
      <CardTitle
        id="trust-people"
        actions={
          <Button
            icon={<UserRoundPlus size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setAssigning(true)}
            className="print:hidden"
          >
            Assign people
          </Button>
        }
      >
        People
      </CardTitle>
      <div ref={list} tabIndex={-1} className="outline-none">
        {trust.peopleTotal === 0 ? (
          <EmptyState
            icon={<UsersRound size={32} aria-hidden />}
            title="No one is assigned to this trust yet."
          >
            People you assign can use the trust’s chat.
          </EmptyState>
        ) : (
          <Assigned trust={trust} onRemoved={focusList} />
        )}
        <PeopleInTrash trustId={trust.id} people={trust.inTrash} onRemoved={focusList} />
      </div>
      <AssignPeopleDialog trust={trust} open={assigning} onClose={() => setAssigning(false)} />
    </Card>
  );
}

function Assigned({ trust, onRemoved }: { trust: TrustDetail; onRemoved: () => void }) {
  const usePart = (asked: PagedQuery) => useTrustPeople({ id: trust.id, ...asked });
  const table = (people: readonly TrustPerson[]) => (
    <PeopleTable trustId={trust.id} people={people} onRemoved={onRemoved} />
  );
  if (hasAllPeople(trust)) return table(trust.people);
  return (
    <LongPart name="people of this trust" usePart={usePart}>
      {({ people }) => table(people)}
    </LongPart>
  );
}
