import { Card } from '@/ui/card';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';

/** A question to come, with its choices and its buttons. */
export function FillSkeleton() {
  return (
    <SkeletonGroup label="Loading form..." className="grid gap-4">
      <Skeleton className="h-2 w-full rounded-full" />
      <Card>
        <Skeleton className="h-3.5 w-24" />
        <Skeleton className="mt-3 h-5 w-4/5" />
        {[0, 1, 2, 3].map((line) => (
          <Skeleton key={line} className="mt-3 h-11 w-full max-w-2xl" />
        ))}
      </Card>
      <Skeleton className="h-17 w-full" />
    </SkeletonGroup>
  );
}
