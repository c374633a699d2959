import { Button } from '@/ui/button';
import { NoMatch } from '@/ui/lists/no-match';
import type { SearchHeadProps } from './search-head';

export interface NothingFoundProps extends Pick<
  SearchHeadProps,
  'search' | 'exactly' | 'onExactly'
> {
  onClear: () => void;
}

/** What a search of the library shows if it finds nothing. One for the typed words alone offers similar ones again. */
export function NothingFound({ search, exactly, onExactly, onClear }: NothingFoundProps) {
  return (
    <NoMatch
      title={
        exactly
          ? `Nothing in the library has just “${search}”.`
          : `Nothing in the library matches “${search}”.`
      }
      onClear={onClear}
    >
      {exactly && (
        <Button variant="quiet" onClick={() => onExactly(false)}>
          Include similar words
        </Button>
      )}
    </NoMatch>
  );
}
