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
  /** What else may help, before that button. */
  children?: ReactNode;
  className?: string;
};

/** What a search without matches shows. */
export function NoMatch(props: NoMatchProps) {
  const { title, onClear, clearLabel = 'Clear search', className, children } = props;
  return (
    <EmptyState
      icon={<SearchX size={32} aria-hidden />}
      title={title}
      className={className}
      action={
        (children || onClear) && (
          <div className="flex flex-wrap justify-center gap-2">
            {children}
            {onClear && (
              <Button variant="quiet" onClick={onClear}>
                {clearLabel}
              </Button>
            )}
          </div>
        )
      }
    />
  );
}
