import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { formatDate } from '@/lib/dates';
import { Button } from '@/ui/button';
import { OwnWords } from '@/ui/email-text';
import { DataTable, type Column } from '@/ui/lists/table';
import { TwoLines } from '@/ui/lists/two-lines';
import { toast } from '@/ui/toast/toast';

/** An item in the trash, with the fields that every subject has. */
export interface Trashed {
  id: string | number;
  deletedAt: string;
  /** Empty if the person is no longer known. */
  deletedBy: string;
}

/**
 * Restores items from the trash, several at a time. Tells which are being restored, and reports the result of each.
 * `restore` never rejects.
 */
export function useRestoring<Item extends Trashed>(
  name: (item: Item) => string,
  onBack: () => void,
  /** Added to “is back”, such as “, as a draft”. */
  suffix = '',
) {
  const [restoring, setRestoring] = useState<ReadonlySet<Item['id']>>(new Set());
  const restore = async (item: Item, call: () => Promise<unknown>) => {
    setRestoring((now) => new Set(now).add(item.id));
    try {
      await call();
      toast.success(`${name(item)} is back${suffix}`);
      onBack();
    } catch (error) {
      toast.error(messageOf(error, `${name(item)} couldn’t be restored`));
    } finally {
      setRestoring((now) => new Set([...now].filter((id) => id !== item.id)));
    }
  };
  return { restoring, restore };
}

export interface TrashTableProps<Item extends Trashed> {
  /** What the rows are: "Deleted pets". */
  caption: string;
  /** The columns before the Restore button. */
  facts: readonly Column<Item>[];
  items: readonly Item[];
  busy: boolean;
  restoring: ReadonlySet<Item['id']>;
  onRestore: (item: Item) => void;
  /** What "Restore" is about, for those who can't see the row. */
  about: (item: Item) => string;
  cardsTo?: 'md';
}

/** The items in the trash, one per row, each with a Restore button. */
export function TrashTable<Item extends Trashed>(props: TrashTableProps<Item>) {
  const { caption, facts, items, busy, restoring, onRestore, about, cardsTo } = props;
  const actions: Column<Item> = {
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
        onClick={() => onRestore(item)}
      >
        Restore <span className="sr-only">{about(item)}</span>
      </Button>
    ),
  };
  return (
    <DataTable
      caption={caption}
      columns={[...facts, actions]}
      rows={items}
      rowKey={({ id }) => id}
      busy={busy}
      cardsTo={cardsTo}
    />
  );
}

/** The column that says when something was deleted, and by whom if that is known. */
export const deletedColumn = <Item extends Trashed>(): Column<Item> => ({
  id: 'deleted',
  header: 'Deleted',
  cell: ({ deletedAt, deletedBy }) => (
    <TwoLines
      first={formatDate(deletedAt)}
      second={deletedBy && <OwnWords text={`by ${deletedBy}`} />}
    />
  ),
});
