import { Skeleton, SkeletonGroup } from '@/ui/skeleton';

const ROWS = [0, 1, 2, 3, 4, 5, 6];

/** Placeholder for the chats, in the shape of their rows or, in a narrow column, of their portraits. */
export function ChatListSkeleton({ compact }: { compact?: boolean }) {
  return (
    <SkeletonGroup label="Loading chats...">
      {ROWS.map((row) =>
        compact ? (
          <span key={row} className="grid h-17 place-items-center">
            <Skeleton round className="size-10.5" />
          </span>
        ) : (
          <span key={row} className="flex h-18 items-center gap-3.5 px-4">
            <Skeleton round className="size-10.5 shrink-0" />
            <span className="grid flex-1 gap-2.5">
              <Skeleton className={row % 2 ? 'h-4 w-2/5' : 'h-4 w-3/5'} />
              <Skeleton className={row % 3 ? 'h-3.5 w-4/5' : 'h-3.5 w-3/5'} />
            </span>
          </span>
        ),
      )}
    </SkeletonGroup>
  );
}
