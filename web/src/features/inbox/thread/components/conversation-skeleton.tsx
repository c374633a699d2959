import clsx from 'clsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { BackToChats } from '../../list/components/back-to-chats';

const BUBBLES = ['w-3/5 h-16', 'own w-2/5 h-11', 'w-1/2 h-11', 'w-2/3 h-24', 'own w-1/2 h-16'];

/** Placeholder for messages. */
function ThreadSkeleton() {
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

/** Placeholder for a chat whose name is not known yet. */
export function ConversationSkeleton() {
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <SkeletonGroup
        label="Loading chat..."
        className="flex min-h-18 items-center gap-3 border-b border-line px-2 sm:px-4"
      >
        <BackToChats />
        <Skeleton round className="size-10.5 shrink-0" />
        <span className="grid min-w-0 flex-1 gap-2">
          <Skeleton className="h-5 w-44 max-w-full" />
          <Skeleton className="h-3.5 w-64 max-w-full" />
        </span>
      </SkeletonGroup>
      <div className="flex flex-1 flex-col justify-end overflow-hidden bg-surface-sunken px-4 sm:px-6">
        <ThreadSkeleton />
      </div>
      <div className="h-18 border-t border-line" />
    </div>
  );
}
