import clsx from 'clsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';

const BUBBLES = ['w-3/5 h-16', 'own w-2/5 h-11', 'w-1/2 h-11', 'w-2/3 h-24', 'own w-1/2 h-16'];

/** Messages to come. */
export function ThreadSkeleton() {
  return (
    <SkeletonGroup label="Loading messages..." className="grid gap-4 py-4">
      {BUBBLES.map((bubble) => {
        const own = bubble.startsWith('own ');
        return (
          <span key={bubble} className={clsx('flex gap-3', own && 'justify-end')}>
            {!own && <Skeleton round className="size-10.5 shrink-0 max-sm:hidden" />}
            <Skeleton className={clsx('max-w-110', bubble.replace('own ', ''))} />
          </span>
        );
      })}
    </SkeletonGroup>
  );
}
