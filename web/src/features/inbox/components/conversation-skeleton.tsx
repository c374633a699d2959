import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { BackToChats } from './back-to-chats';
import { ThreadSkeleton } from './thread-skeleton';

/** A chat to come, of which not even the name is known. */
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
