import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';

export type NoMatchProps = {
  /** What was not found, such as 'No trusts match “Moss”.' */
  title: ReactNode;
  /** Clears the search. Leave it out if something better follows. */
  onClear?: () => void;
  className?: string;
};

/** What a search without matches shows. */
export function NoMatch({ title, onClear, className }: NoMatchProps) {
  return (
    <EmptyState
      icon={<SearchX size={32} aria-hidden />}
      title={title}
      className={className}
      action={
        onClear && (
          <Button variant="quiet" onClick={onClear}>
            Clear search
          </Button>
        )
      }
    />
  );
}
