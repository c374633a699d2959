import type { Answer } from '@hearthside/contract/endpoint';
import { HELP_PLACES, type HelpPlace } from '@hearthside/contract/help';
import type { helpEndpoints } from '@hearthside/contract/help-endpoints';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { formatDate } from '@/lib/dates';
import { Button } from '@/ui/button';
import { OwnWords } from '@/ui/email-text';
import { DataTable, type Column } from '@/ui/lists/table';
import { toast } from '@/ui/toast/toast';
import { useRemoveAnswer } from '../api/use-remove-answer';
import { RestoreDialog } from './restore-dialog';

export type TrashedAnswer = Answer<typeof helpEndpoints.trash>['items'][number];

export interface HelpTrashTableProps {
  items: readonly TrashedAnswer[];
  busy: boolean;
  /** An answer has left the list. */
  onBack: () => void;
}

const FACTS: Column<TrashedAnswer>[] = [
  {
    id: 'question',
    header: 'Question',
    primary: true,
    cell: ({ question }) => <OwnWords text={question} />,
  },
  {
    id: 'topic',
    header: 'Topic',
    cell: ({ topic }) => (topic ? HELP_PLACES[topic].card : 'None'),
  },
  {
    id: 'deleted',
    header: 'Deleted',
    cell: ({ deletedAt, deletedBy }) => (
      <span>
        {formatDate(deletedAt)}
        {deletedBy && (
          <span className="block text-s text-ink-soft">
            <OwnWords text={`by ${deletedBy}`} />
          </span>
        )}
      </span>
    ),
  },
];

/** Deleted answers, one a row, each with the way back. One that stood under no topic asks for one. */
export function HelpTrashTable({ items, busy, onBack }: HelpTrashTableProps) {
  const { restore } = useRemoveAnswer();
  const [restoring, setRestoring] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<TrashedAnswer>();
  const handleRestore = async ({ id, question }: TrashedAnswer, topic?: HelpPlace) => {
    setRestoring((now) => new Set(now).add(id));
    try {
      await restore({ id }, topic);
      toast.success(`“${question}” is back`);
      onBack();
    } catch (error) {
      toast.error(messageOf(error, `“${question}” could not be brought back`));
    } finally {
      setRestoring((now) => new Set([...now].filter((one) => one !== id)));
    }
  };
  const actions: Column<TrashedAnswer> = {
    id: 'actions',
    header: 'Actions',
    actions: true,
    cell: (item) => (
      <Button
        variant="quiet"
        size="s"
        icon={<ArchiveRestore size={18} aria-hidden />}
        busy={restoring.has(item.id)}
        busyLabel="Restoring..."
        onClick={() => (item.topic ? void handleRestore(item) : setAsking(item))}
      >
        Restore <span className="sr-only">{item.question}</span>
      </Button>
    ),
  };
  return (
    <>
      <DataTable
        caption="Deleted answers"
        columns={[...FACTS, actions]}
        rows={items}
        rowKey={({ id }) => id}
        busy={busy}
      />
      <RestoreDialog
        item={asking}
        onClose={() => setAsking(undefined)}
        onChoose={(item, topic) => void handleRestore(item, topic)}
      />
    </>
  );
}
