import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';

export type NoMatchProps = {
  /** What was not found, such as 'No trusts match “Moss”.' */
  title: ReactNode;
  /** Clears the search. Leave it out if something better follows. */
  onClear?: () => void;
  /** What the button for that says. */
  clearLabel?: string;
  className?: string;
};

/** What a search without matches shows. */
export function NoMatch({ title, onClear, clearLabel = 'Clear search', className }: NoMatchProps) {
  return (
    <EmptyState
      icon={<SearchX size={32} aria-hidden />}
      title={title}
      className={className}
      action={
        onClear && (
          <Button variant="quiet" onClick={onClear}>
            {clearLabel}
          </Button>
        )
      }
    />
  );
}
