import { useRef } from 'react';
import { Button } from '@/ui/button';
import type { ItemsFound } from '../../api/library';
import { itemCount } from '../../model/item-words';

export interface SearchHeadProps {
  found: ItemsFound;
  /** What was typed. */
  search: string;
  /** Where was searched, as the end of a sentence. */
  place: string;
  /** Sorts by the best match again, if another order was chosen. */
  onBest: (() => void) | undefined;
  /** Whether only the typed words are searched for, and not what means the same. */
  exactly: boolean;
  onExactly: (exactly: boolean) => void;
  /** Set where the page says the count itself, so that screen readers hear it once. */
  isCountSaid?: boolean;
}

/** How many items a search found, in what order, and what else it looked for. */
export function SearchHead(props: SearchHeadProps) {
  const { found, search, place, onBest, exactly, onExactly, isCountSaid } = props;
  const { pagination, also, meant } = found;
  const typed = meant ?? search.trim();
  const count = useRef<HTMLParagraphElement>(null);
  // Each of these buttons leaves the page once it is pressed. What it has changed is said by the count.
  const pressed = (act: () => void) => () => {
    count.current?.focus();
    act();
  };
  return (
    <div className="mb-2 grid justify-items-start gap-1 text-s text-ink-soft">
      <p
        ref={count}
        tabIndex={-1}
        aria-live={isCountSaid ? undefined : 'polite'}
        className="rounded-s"
      >
        {itemCount(pagination.total)} {place}
        {!onBest && ', best match first'}
      </p>
      <div aria-live="polite" className="grid gap-1">
        {meant !== null && (
          <p className="wrap-anywhere">
            Nothing matches “{search.trim()}”. Showing what matches{' '}
            <strong className="text-ink">{meant}</strong>.
          </p>
        )}
        {also.length > 0 && <p className="wrap-anywhere">Also searched for: {also.join(', ')}</p>}
        {exactly && <p className="wrap-anywhere">Searched only for “{typed}”</p>}
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {onBest && (
          <Button variant="quiet" size="s" onClick={pressed(onBest)}>
            Sort by best match
          </Button>
        )}
        {also.length > 0 && (
          <Button variant="quiet" size="s" onClick={pressed(() => onExactly(true))}>
            Search only for “{typed}”
          </Button>
        )}
        {exactly && (
          <Button variant="quiet" size="s" onClick={pressed(() => onExactly(false))}>
            Include similar words
          </Button>
        )}
      </div>
    </div>
  );
}
