import { SearchX } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';

export interface NobodyThereProps {
  /** Who is listed, in a sentence: 'Caretakers'. */
  people: string;
  search: string;
  /** Whether they were searched within a distance. */
  near?: boolean;
  onClear: () => void;
}

/** A list in which the filters leave nobody, and the way back to everybody. */
export function NobodyThere({ people, search, near, onClear }: NobodyThereProps) {
  return (
    <EmptyState
      icon={<SearchX size={32} aria-hidden />}
      title={
        search
          ? `No ${people} match “${search}” and the filters.`
          : `No ${people} match the filters.`
      }
      action={
        <Button variant="quiet" onClick={onClear}>
          Clear search and filters
        </Button>
      }
    >
      {near ? 'Try a larger distance, or fewer filters.' : 'Try fewer filters.'}
    </EmptyState>
  );
}
