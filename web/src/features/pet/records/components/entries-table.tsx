import { ENTRY_LABELS, ENTRY_LOCATIONS, type PetEntry } from '@hearthside/contract/pet/entry';
import clsx from 'clsx';
import { formatDate, formatDateTime } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { EmailText } from '@/ui/email-text';
import { DataTable, type Column, type ColumnSort } from '@/ui/lists/table';
import { EntryMenu } from './entry-menu';
import { EntryText } from './entry-text';
import { entryMark } from './use-entry-place';
import { FromChat } from './from-chat';
import { LateEntryParts } from './late-entry-parts';

export interface EntriesTableProps {
  pet: { id: number; name: string };
  entries: readonly PetEntry[];
  /** The entry that the address asks for, which stands out. */
  asked?: number;
  sort: ColumnSort;
  busy: boolean;
  /** Left out if the viewer may not change them. */
  onEdit?: (entry: PetEntry) => void;
  onDelete?: (entry: PetEntry) => void;
  /** Left out if the viewer may not comment. */
  onComment?: (entry: PetEntry) => void;
}

/** A page of a pet's dated entries, with what hangs on each. */
export function EntriesTable(props: EntriesTableProps) {
  const { pet, entries, asked, sort, busy, onEdit, onDelete, onComment } = props;
  const columns: Column<PetEntry>[] = [
    {
      id: 'date',
      header: ENTRY_LABELS.date,
      primary: true,
      nowrap: true,
      sort,
      className: 'md:min-w-0! tabular-nums',
      cell: ({ date }) => <time dateTime={date}>{formatDate(date)}</time>,
    },
    {
      id: 'initial',
      header: ENTRY_LABELS.initial,
      cell: ({ initial }) => initial || <None />,
    },
    {
      id: 'description',
      header: ENTRY_LABELS.description,
      className: 'md:w-2/5',
      cell: (entry) => (
        <div
          {...entryMark(entry.id)}
          tabIndex={entry.id === asked ? -1 : undefined}
          className={clsx(
            'grid grid-cols-[minmax(0,1fr)] gap-2',
            entry.id === asked && 'rounded-s outline-2 outline-offset-4 outline-brand',
          )}
        >
          <EntryText entry={entry} />
          {entry.fromMessage && <FromChat {...entry.fromMessage} />}
          <LateEntryParts pet={pet} entry={entry} onComment={onComment} />
        </div>
      ),
    },
    {
      id: 'location',
      header: ENTRY_LABELS.location,
      nowrap: true,
      cell: ({ location }) => <Badge>{ENTRY_LOCATIONS[location]}</Badge>,
    },
    {
      id: 'outcome',
      header: 'Outcome',
      cell: (entry) => <Outcome entry={entry} />,
    },
  ];
  if (onEdit && onDelete && entries.some(({ mayChange }) => mayChange)) {
    columns.push({
      id: 'actions',
      header: 'Actions',
      actions: true,
      cell: (entry) =>
        entry.mayChange && (
          <EntryMenu entry={entry} onEdit={onEdit} onDelete={onDelete} onComment={onComment} />
        ),
    });
  }
  return (
    <DataTable
      caption="Pet Record"
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      busy={busy}
      cardsTo="md"
    />
  );
}

/** When there was an outcome, and the contact for it. */
function Outcome({ entry: { outcomeDate, outcomeEmail } }: { entry: PetEntry }) {
  if (outcomeDate === null && !outcomeEmail) return <None />;
  return (
    <span className="block min-w-0">
      {outcomeDate !== null && <time dateTime={outcomeDate}>{formatDateTime(outcomeDate)}</time>}
      {outcomeEmail && (
        <a
          href={`mailto:${outcomeEmail}`}
          className="-my-1.5 block w-fit rounded-s py-2.75 text-s text-brand-strong underline-offset-3 hover:underline"
        >
          <EmailText email={outcomeEmail} />
        </a>
      )}
    </span>
  );
}

function None() {
  return (
    <span className="text-ink-faint">
      <span aria-hidden>–</span>
      <span className="sr-only">None</span>
    </span>
  );
}
