import type { PetListItem } from '@hearthside/contract/pet/endpoints';
import clsx from 'clsx';
import { useLocation } from 'react-router-dom';
import { Card } from '@/ui/card';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { PetCard } from './pet-card';

const grid = 'grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3';

export interface PetCardsProps {
  pets: readonly PetListItem[];
  busy: boolean;
  /** Whether to show the owners' emails, because the list is sorted by them. */
  withEmail?: boolean;
  onDelete: (pet: PetListItem) => void;
  /** Only passed for admins. */
  onAssign?: (pet: PetListItem) => void;
}

/** The pets of a page as cards. */
export function PetCards({ pets, busy, ...card }: PetCardsProps) {
  const { search } = useLocation();
  return (
    <div className="@container">
      <ul
        aria-label="Pets"
        aria-busy={busy || undefined}
        className={clsx(grid, busy && 'opacity-60')}
      >
        {pets.map((pet) => (
          <PetCard key={pet.id} pet={pet} list={search} {...card} />
        ))}
      </ul>
    </div>
  );
}

/** Placeholder for the cards. */
export function PetCardsSkeleton() {
  return (
    <SkeletonGroup label="Loading pets..." className="@container">
      <div className={grid}>
        {Array.from({ length: 6 }, (_, card) => (
          <Card key={card} as="div" flush>
            <div className="flex items-center gap-4 p-4">
              <Skeleton className="size-23 shrink-0 rounded-m!" />
              <div className="grid flex-1 gap-2.5">
                <Skeleton className="h-5 w-2/5" />
                <Skeleton className="h-4 w-4/5" />
                <Skeleton className="h-4 w-3/5" />
              </div>
            </div>
            <div className="mx-4 flex h-13 items-center border-t border-line">
              <Skeleton className="h-4 w-24" />
            </div>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
