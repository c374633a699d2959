import { Check, PenLine } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { formatAgo } from '@/lib/dates';
import { Button } from '@/ui/button';
import { OwnWords } from '@/ui/email-text';
import { IconButton } from '@/ui/icon-button';
import { DataTable, type Column } from '@/ui/lists/table';
import { toast } from '@/ui/toast/toast';
import { useRemoveMissed } from '../api/answers';
import { timesSearched } from '../model/help-words';
import type { MissedSearch } from './missed-answer-dialog';

export interface MissedTableProps {
  searches: readonly MissedSearch[];
  busy: boolean;
  /** Called to write an answer to a search. */
  onWrite: (search: MissedSearch) => void;
  /** Called when a search has left the list. */
  onRemoved: () => void;
}

const FACTS: Column<MissedSearch>[] = [
  {
    id: 'words',
    header: 'Search',
    primary: true,
    cell: ({ words }) => <OwnWords text={words} />,
  },
  { id: 'count', header: 'How often', cell: ({ count }) => timesSearched(count) },
  { id: 'last', header: 'Last', cell: ({ lastAt }) => formatAgo(lastAt) },
];

/** Unanswered searches, one per row. */
export function MissedTable({ searches, busy, onWrite, onRemoved }: MissedTableProps) {
  const { trigger: clear } = useRemoveMissed();
  const [going, setGoing] = useState<ReadonlySet<number>>(new Set());
  const takeOff = async ({ id, words }: MissedSearch) => {
    setGoing((now) => new Set(now).add(id));
    try {
      await clear({ id });
      toast.success(`“${words}” removed from the list`);
      onRemoved();
    } catch (error) {
      toast.error(messageOf(error, 'The search couldn’t be removed from the list'));
    } finally {
      setGoing((now) => new Set([...now].filter((each) => each !== id)));
    }
  };
  const toWrite: Column<MissedSearch> = {
    id: 'write',
    header: 'Answer',
    cell: (search) => (
      <Button
        variant="quiet"
        size="s"
        icon={<PenLine size={18} aria-hidden />}
        aria-label={`Write an answer to: ${search.words}`}
        aria-haspopup="dialog"
        onClick={() => onWrite(search)}
      >
        Write an answer
      </Button>
    ),
  };
  const actions: Column<MissedSearch> = {
    id: 'actions',
    header: 'Actions',
    actions: true,
    cell: (search) => (
      <IconButton
        label={`Answered: ${search.words}`}
        icon={<Check size={20} aria-hidden />}
        disabled={going.has(search.id)}
        onClick={() => void takeOff(search)}
      />
    ),
  };
  return (
    <DataTable
      caption="Unanswered searches"
      columns={[...FACTS, toWrite, actions]}
      rows={searches}
      rowKey={({ id }) => id}
      busy={busy}
    />
  );
}
