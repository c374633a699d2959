import { Card } from '@/ui/card';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';

/** Placeholder for an article. */
export function BlogSkeleton() {
  return (
    <Card className="max-w-[calc(60ch+4rem)] sm:px-8! sm:py-7!">
      <SkeletonGroup label="Loading blog..." className="grid gap-5">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="aspect-16/9 rounded-m!" />
        <div className="grid gap-2.5">
          {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-3/5'].map((width, at) => (
            <Skeleton key={at} className={`h-4 ${width}`} />
          ))}
        </div>
      </SkeletonGroup>
    </Card>
  );
}
