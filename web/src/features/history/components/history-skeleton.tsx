import { Skeleton, SkeletonGroup } from '@/ui/skeleton';

/** Placeholder for a history, in the shape of its entries. */
export function HistorySkeleton({ rows }: { rows: number }) {
  return (
    <SkeletonGroup label="Loading the history..." className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-start gap-3 py-3">
          <Skeleton round className="size-9 shrink-0" />
          <div className="grid flex-1 gap-2.5 pt-1">
            <Skeleton className={row % 3 ? 'h-4 w-3/5' : 'h-4 w-4/5'} />
            <Skeleton className="h-3.5 w-32" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
