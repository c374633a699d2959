import { Card } from '@/ui/card';
import { Skeleton, SkeletonTable, SkeletonText } from '@/ui/skeleton';

/** Placeholder for a trust's page. */
export function TrustSkeleton() {
  return (
    <div className="mt-1 grid gap-4">
      <Card as="div" className="flex items-center gap-4">
        <Skeleton className="size-14 shrink-0" />
        <div className="grid gap-2.5">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-3.5 w-36" />
        </div>
      </Card>
      <Card
        as="div"
        className="max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none"
      >
        <Skeleton className="mt-2 mb-6 h-5 w-24" />
        <SkeletonTable rows={3} columns={5} label="Loading the trust..." />
      </Card>
      <Card as="div">
        <Skeleton className="mb-3 h-5 w-24" />
        <SkeletonText lines={4} label="Loading its history..." />
      </Card>
    </div>
  );
}
