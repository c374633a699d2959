import { LIBRARY_KINDS } from '@hearthside/contract/library';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { formatDate } from '@/lib/dates';
import { Button } from '@/ui/button';
import { OwnWords } from '@/ui/email-text';
import { DataTable, type Column } from '@/ui/lists/table';
import { toast } from '@/ui/toast/toast';
import type { TrashPage } from '../../api/keys';
import { useRestoreItem } from '../../api/use-restore-item';

type Trashed = TrashPage['items'][number];

export interface LibraryTrashTableProps {
  items: readonly Trashed[];
  busy: boolean;
  /** An item has left the list. */
  onBack: () => void;
}

const FACTS: Column<Trashed>[] = [
  { id: 'title', header: 'Title', primary: true, cell: ({ title }) => <OwnWords text={title} /> },
  { id: 'kind', header: 'Type', cell: ({ kind }) => LIBRARY_KINDS[kind].label },
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

/** Deleted items, one a row, each with the way back. */
export function LibraryTrashTable({ items, busy, onBack }: LibraryTrashTableProps) {
  const restore = useRestoreItem();
  const [restoring, setRestoring] = useState<ReadonlySet<number>>(new Set());
  const handleRestore = async ({ id, title }: Trashed) => {
    setRestoring((now) => new Set(now).add(id));
    try {
      await restore(id);
      toast.success(`“${title}” is back`);
      onBack();
    } catch (error) {
      toast.error(messageOf(error, `“${title}” could not be brought back`));
    } finally {
      setRestoring((now) => new Set([...now].filter((one) => one !== id)));
    }
  };
  const actions: Column<Trashed> = {
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
        onClick={() => void handleRestore(item)}
      >
        Restore <span className="sr-only">{item.title}</span>
      </Button>
    ),
  };
  return (
    <DataTable
      caption="Deleted items"
      columns={[...FACTS, actions]}
      rows={items}
      rowKey={({ id }) => id}
      busy={busy}
    />
  );
}
