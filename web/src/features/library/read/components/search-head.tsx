import { Button } from '@/ui/button';
import type { ItemsFound } from '../../api/library';
import { itemCount } from '../../model/item-words';

export interface SearchHeadProps {
  found: ItemsFound;
  /** What was typed. */
  search: string;
  /** Sorts by the best match again, if another order was chosen. */
  onBest: (() => void) | undefined;
}

/** How many items a search found, in what order, and what else it looked for. */
export function SearchHead({ found, search, onBest }: SearchHeadProps) {
  const { pagination, also, meant } = found;
  return (
    <div className="mb-2 grid justify-items-start gap-1 text-s text-ink-soft">
      <div aria-live="polite" className="grid gap-1">
        <p>
          {itemCount(pagination.total)} in the whole library{!onBest && ', best match first'}
        </p>
        {meant !== null && (
          <p className="wrap-anywhere">
            Nothing matches “{search.trim()}”. Showing what matches{' '}
            <strong className="text-ink">{meant}</strong>.
          </p>
        )}
        {also.length > 0 && <p className="wrap-anywhere">Also searched for: {also.join(', ')}</p>}
      </div>
      {onBest && (
        <Button variant="quiet" size="s" onClick={onBest} className="print:hidden">
          Sort by best match
        </Button>
      )}
    </div>
  );
}
