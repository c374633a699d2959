import { Card } from '@/ui/card';
import { Skeleton, SkeletonGroup, SkeletonRows, type SkeletonRowsProps } from '@/ui/skeleton';

/** Placeholder for what waits and, if the member has some, for their pets. */
export function HomeSkeleton({ pets }: { pets: boolean }) {
  return (
    <SkeletonGroup label="Loading what needs your attention..." className="grid gap-4">
      <CardSkeleton count={3} picture="size-10.5 rounded-s" />
      {pets && <CardSkeleton count={3} picture="size-14 rounded-full!" />}
    </SkeletonGroup>
  );
}

/** Placeholder for messages and the like. */
export function SideSkeleton() {
  return (
    <SkeletonGroup label="Loading your messages...">
      <CardSkeleton count={3} picture="size-10.5 rounded-full!" />
    </SkeletonGroup>
  );
}

/** Placeholder for a card of rows, such as today's care while its code loads. */
export const CardSkeleton = (rows: SkeletonRowsProps) => (
  <Card as="div">
    <Skeleton className="mt-1 mb-4 h-5 w-2/5" />
    <SkeletonRows {...rows} />
  </Card>
);
