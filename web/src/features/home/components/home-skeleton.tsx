import { Card } from '@/ui/card';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';

const rows = (count: number) => Array.from({ length: count }, (_, row) => row);

/** Placeholder for what waits and, if the member has some, for their pets. */
export function HomeSkeleton({ pets }: { pets: boolean }) {
  return (
    <SkeletonGroup label="Loading what needs your attention..." className="grid gap-4">
      <CardSkeleton lines={3} picture="size-10.5 rounded-s" />
      {pets && <CardSkeleton lines={3} picture="size-14 rounded-full!" />}
    </SkeletonGroup>
  );
}

/** Placeholder for messages and the like. */
export function SideSkeleton() {
  return (
    <SkeletonGroup label="Loading your messages...">
      <CardSkeleton lines={3} picture="size-10.5 rounded-full!" />
    </SkeletonGroup>
  );
}

function CardSkeleton({ lines, picture }: { lines: number; picture: string }) {
  return (
    <Card as="div">
      <Skeleton className="mt-1 mb-4 h-5 w-2/5" />
      {rows(lines).map((row) => (
        <div key={row} className="flex min-h-18 items-center gap-3.5">
          <Skeleton className={`shrink-0 ${picture}`} />
          <div className="grid flex-1 gap-2.5">
            <Skeleton className={row % 2 ? 'h-4 w-2/5' : 'h-4 w-3/5'} />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </Card>
  );
}
