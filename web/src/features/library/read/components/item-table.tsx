import type { FoundItem, LibraryItem } from '@hearthside/contract/library/shapes';
import { ExternalLink, Eye, Play } from 'lucide-react';
import { formatDate } from '@/lib/dates';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { DataTable, type Column, type ColumnSort } from '@/ui/lists/table';
import { detailsOf, placeOf } from '../../model/item-words';
import type { ItemOrder } from '../../model/library-query';
import { ItemName } from './item-name';
import { SaveButton } from '../../manage/components/save-button';
import { useItemFile } from '../../manage/components/use-item-file';

export interface ItemTableProps {
  /** The name of the table, for screen readers. */
  caption: string;
  items: readonly FoundItem[];
  /** The words that are marked where they stand, if they were searched for. */
  typed?: string;
  busy: boolean;
  sort: (column: ItemOrder) => ColumnSort;
  /** Whether to show the tab and folder of each item. */
  placed?: boolean;
  onView: (item: LibraryItem) => void;
}

/** Files as readers see them: name, date added, details, actions, download (part 2 §2). */
export function ItemTable(props: ItemTableProps) {
  const { caption, items, typed, busy, sort, placed, onView } = props;
  const { saving, save, open } = useItemFile();
  const columns: Column<FoundItem>[] = [
    {
      id: 'name',
      header: 'Name',
      primary: true,
      sort: sort('title'),
      cell: (item) => <ItemName item={item} found={typed ? { ...item, typed } : undefined} />,
    },
    ...(placed ? [PLACE] : []),
    {
      id: 'date',
      header: 'Date added',
      nowrap: true,
      sort: sort('created_at'),
      cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time>,
    },
    { id: 'details', header: 'Details', cell: detailsOf },
    {
      id: 'open',
      header: 'Actions',
      cell: (item) => <OpenButtons item={item} onView={onView} onOpen={open} />,
    },
    {
      id: 'download',
      header: 'Download',
      align: 'center',
      cell: (item) => <SaveButton item={item} saving={saving === item.id} onSave={save} />,
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      busy={busy}
      cardsTo="md"
    />
  );
}

const PLACE: Column<FoundItem> = { id: 'place', header: 'Where', cell: placeOf };

interface OpenButtonsProps {
  item: LibraryItem;
  onView: (item: LibraryItem) => void;
  onOpen: (item: LibraryItem) => void;
}

function OpenButtons({ item, onView, onOpen }: OpenButtonsProps) {
  const isFilm = item.kind === 'video';
  const Icon = isFilm ? Play : Eye;
  return (
    <span className="flex flex-wrap items-center gap-1">
      <Button
        variant="quiet"
        size="s"
        icon={<Icon size={17} aria-hidden />}
        aria-label={`${isFilm ? 'Play' : 'View'} ${item.title}`}
        aria-haspopup="dialog"
        onClick={() => onView(item)}
      >
        {isFilm ? 'Play' : 'View'}
      </Button>
      {/* Films are too large to be downloaded as a whole. They are streamed where they are shown. */}
      {!isFilm && (
        <IconButton
          label={`Open ${item.title} in a new tab`}
          title="Open in new tab"
          icon={<ExternalLink size={18} aria-hidden />}
          onClick={() => onOpen(item)}
        />
      )}
    </span>
  );
}
