import { can } from '@hearthside/contract/access';
import { CAREGIVER_TEXTS } from '@hearthside/contract/caregiver';
import { HandHeart, SearchX } from 'lucide-react';
import { useMe } from '@/features/session';
import { Button, ButtonLink } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import type { CaregiversQuery } from '../model/caregivers-query';

/** The Caregivers tab with nobody in it: why, and what to do. */
export function NoCaregivers({ query, onClear }: { query: CaregiversQuery; onClear: () => void }) {
  const me = useMe();
  return (
    <Card>
      {query.search ? (
        <EmptyState
          icon={<SearchX size={32} aria-hidden />}
          title={CAREGIVER_TEXTS.noMatch}
          action={
            <Button variant="quiet" onClick={onClear}>
              Clear search
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon={<HandHeart size={32} aria-hidden />}
          title={CAREGIVER_TEXTS.none}
          action={
            can(me, 'users') ? (
              <ButtonLink to="/users?role=caretaker" variant="quiet">
                See all caretakers
              </ButtonLink>
            ) : (
              <ButtonLink to="/directory" variant="quiet">
                Look in the directory
              </ButtonLink>
            )
          }
        >
          Caretakers appear here once they have joined and are verified.
        </EmptyState>
      )}
    </Card>
  );
}
