import { LIBRARY_KINDS } from '@hearthside/contract/library/fields';
import { deletedColumn, TrashTable, useRestoring } from '@/kit/trash/trash-table';
import { OwnWords } from '@/ui/email-text';
import type { Column } from '@/ui/lists/table';
import { type TrashedItem, useRestoreItem } from '../../api/library';

export interface LibraryTrashTableProps {
  items: readonly TrashedItem[];
  busy: boolean;
  /** Called when an item has left the list. */
  onBack: () => void;
}

const FACTS: Column<TrashedItem>[] = [
  { id: 'title', header: 'Title', primary: true, cell: ({ title }) => <OwnWords text={title} /> },
  { id: 'kind', header: 'Type', cell: ({ kind }) => LIBRARY_KINDS[kind].label },
  deletedColumn(),
];

/** Deleted items, one per row, each with a Restore button. */
export function LibraryTrashTable({ items, busy, onBack }: LibraryTrashTableProps) {
  const { trigger } = useRestoreItem();
  const { restoring, restore } = useRestoring<TrashedItem>(({ title }) => `“${title}”`, onBack);
  return (
    <TrashTable
      caption="Deleted items"
      facts={FACTS}
      items={items}
      busy={busy}
      restoring={restoring}
      onRestore={(item) => void restore(item, () => trigger({ id: String(item.id) }))}
      about={({ title }) => title}
    />
  );
}
