import { LIBRARY_TYPES, type LibrarySort } from '@hearthside/contract/library/fields';
import { LIBRARY_CATEGORY_LABELS } from '@hearthside/contract/library/category-labels';
import type { FoundItem, LibraryItem } from '@hearthside/contract/library/shapes';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { OwnWords } from '@/ui/email-text';
import { BelowName, DataTable, type Column } from '@/ui/lists/table';
import type { AdminQuery } from '../../model/admin-query';
import { detailsOf, placeOf } from '../../model/item-words';
import { sortedBy } from '../../model/library-query';
import { AdminItemMenu, type AdminItemMenuProps } from './admin-item-menu';
import { ItemName } from '../../read/components/item-name';

export interface AdminItemTableProps extends Omit<AdminItemMenuProps, 'item'> {
  items: readonly FoundItem[];
  /** The words that are marked where they stand, if they were searched for. */
  typed?: string;
  busy: boolean;
  query: AdminQuery;
  onSort: (patch: Partial<AdminQuery>) => void;
}

/** The rows of the library for admins (part 2 §2, Admin Library). */
export function AdminItemTable(props: AdminItemTableProps) {
  const { items, typed, busy, query, onSort, ...actions } = props;
  const { search, sortOrder } = query;
  const sortBy = query.sortBy ?? (search ? undefined : 'created_at');
  const sort = (column: LibrarySort) => ({
    direction: sortBy === column ? sortOrder : undefined,
    onToggle: () => onSort(sortedBy({ sortBy, sortOrder }, column)),
  });
  const columns: Column<FoundItem>[] = [
    {
      id: 'title',
      header: 'Title',
      primary: true,
      sort: sort('title'),
      cell: (item) => (
        <>
          <ItemName item={item} found={typed ? { ...item, typed } : undefined} />
          <BelowName>{whereOf(item)}</BelowName>
        </>
      ),
    },
    { id: 'type', header: 'Type', sort: sort('type'), cell: typeCell },
    { id: 'where', header: 'Where', wideOnly: true, cell: whereCell },
    {
      id: 'added',
      header: 'Date added',
      nowrap: true,
      sort: sort('created_at'),
      cell: ({ created_at }) => formatDate(created_at),
    },
    {
      id: 'changed',
      header: 'Changed',
      nowrap: true,
      wideOnly: true,
      sort: sort('updated_at'),
      cell: ({ updated_at }) => formatDate(updated_at),
    },
    {
      id: 'actions',
      header: 'Actions',
      actions: true,
      cell: (item) => <AdminItemMenu item={item} {...actions} />,
    },
  ];
  return (
    <DataTable
      caption="Library"
      columns={columns}
      rows={items}
      rowKey={({ kind, id }) => `${kind === 'blog' ? 'blog' : 'item'} ${id}`}
      busy={busy}
      cardsTo="md"
    />
  );
}

function typeCell(item: LibraryItem) {
  return (
    <span className="grid justify-items-start gap-0.5">
      <Badge tone={item.type === 'blog' ? 'brand' : 'neutral'}>{LIBRARY_TYPES[item.type]}</Badge>
      {item.kind !== 'blog' && <span className="text-s text-ink-soft">{detailsOf(item)}</span>}
    </span>
  );
}

const whereOf = (item: LibraryItem) => (item.kind === 'blog' ? 'Blogs' : placeOf(item));

function whereCell(item: LibraryItem) {
  const { category } = item;
  const place = whereOf(item);
  const label = category && LIBRARY_CATEGORY_LABELS[category];
  return (
    <span>
      <OwnWords text={place} />
      {label && !place.includes(label) && (
        <span className="block text-s text-ink-soft">{label}</span>
      )}
    </span>
  );
}
