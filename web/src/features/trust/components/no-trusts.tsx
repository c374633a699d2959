import { Landmark, SearchX } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

export interface NoTrustsProps {
  search: string;
  onClearSearch: () => void;
  onCreate: () => void;
}

/** The list of trusts with nothing in it: why, and the next step. */
export function NoTrusts({ search, onClearSearch, onCreate }: NoTrustsProps) {
  if (search) {
    return (
      <EmptyState
        icon={<SearchX size={32} aria-hidden />}
        title={`No trusts match “${search}”.`}
        action={
          <Button variant="quiet" onClick={onClearSearch}>
            Clear search
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<Landmark size={32} aria-hidden />}
      title="No trusts yet."
      action={
        <Button variant="quiet" onClick={onCreate}>
          Create the first trust
        </Button>
      }
    >
      A pet trust brings together the people who look after a pet and its future. Whoever is
      assigned to it can talk with the others in its chat.
    </EmptyState>
  );
}
