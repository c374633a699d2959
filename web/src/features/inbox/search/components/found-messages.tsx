import { Search } from 'lucide-react';
import { messageOf } from '@/lib/api/api-error';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { NoMatch } from '@/ui/lists/no-match';
import { Notice } from '@/ui/notice';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import type { MessageSearch } from '../../api/use-message-search';
import { FoundRow } from './found-row';

export interface FoundMessagesProps {
  search: MessageSearch;
  /** What is searched for. Undefined if nothing is. */
  typed: string | undefined;
  isOneChat: boolean;
  onClear: () => void;
  onFollow: () => void;
}

/** What a search in messages has found, in all its states. */
export function FoundMessages(props: FoundMessagesProps) {
  const { search, typed, isOneChat, onClear, onFollow } = props;
  const { found, senders, isLoading, hasMore } = search;
  return (
    // Tall enough that the dialog does not jump between answers.
    <div className="min-h-[min(26rem,55dvh)]" aria-busy={isLoading}>
      <p role="status" className="sr-only">
        {found && !isLoading && countOf(found.length, hasMore)}
      </p>
      {typed === undefined ? (
        <EmptyState
          icon={<Search size={32} aria-hidden />}
          title="Search for a word or a file name."
        >
          Filters narrow it down by person, file type, or date.
        </EmptyState>
      ) : (
        <AsyncView
          data={found}
          error={search.error}
          isLoading={isLoading}
          retry={search.retry}
          errorTitle="The messages could not be searched"
          errorMessage={(error) => messageOf(error)}
          skeleton={<RowsToCome />}
          empty={
            <NoMatch
              title="No messages match. Try fewer words or different filters."
              onClear={onClear}
            />
          }
        >
          {(rows) => (
            <ul className="-mx-2 grid gap-1">
              {rows.map((message) => (
                <li key={message.id}>
                  <FoundRow
                    message={message}
                    senders={senders}
                    typed={typed}
                    isOneChat={isOneChat}
                    onFollow={onFollow}
                  />
                </li>
              ))}
            </ul>
          )}
        </AsyncView>
      )}
      {typed !== undefined && hasMore && (
        <div className="pt-3 text-center">
          <Button variant="quiet" busy={isLoading} busyLabel="Loading..." onClick={search.loadMore}>
            Show more
          </Button>
        </div>
      )}
      {typed !== undefined && !search.isComplete && (
        <Notice tone="info" className="mt-4">
          Older messages aren’t searchable yet. Try again in a few minutes.
        </Notice>
      )}
    </div>
  );
}

function countOf(count: number, hasMore: boolean): string {
  if (hasMore) return `The first ${count} messages`;
  return count === 1 ? '1 message' : `${count} messages`;
}

const RowsToCome = () => (
  <SkeletonGroup className="grid gap-4 pt-2">
    {[0, 1, 2, 3].map((row) => (
      <div key={row} className="grid gap-2">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-4 w-full" />
      </div>
    ))}
  </SkeletonGroup>
);
