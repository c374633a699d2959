import { DOCUMENT_TYPES, type PetDocument } from '@hearthside/contract/pet/document';
import { ExternalLink, Printer, Trash2 } from 'lucide-react';
import { formatDate } from '@/lib/dates';
import { sizeWords } from '@/lib/files/size-words';
import { Badge } from '@/ui/badge';
import { RowMenu, type MenuEntry } from '@/ui/dialogs/menu';
import { Spinner } from '@/ui/spinner';
import { DataTable, type Column, type ColumnSort } from '@/ui/lists/table';
import { FromChat } from './from-chat';

export interface DocumentsTableProps {
  documents: readonly PetDocument[];
  sort: ColumnSort;
  busy: boolean;
  onOpen: (document: PetDocument) => void;
  onPrint: (document: PetDocument) => void;
  /** The id of the document that is being printed. */
  printing: number | undefined;
  /** Left out if the viewer may not delete. */
  onDelete?: (document: PetDocument) => void;
}

/** A page of a pet's documents and forms. */
export function DocumentsTable(props: DocumentsTableProps) {
  const { documents, sort, busy, onOpen } = props;
  const columns: Column<PetDocument>[] = [
    {
      id: 'name',
      header: 'Name',
      primary: true,
      cell: (document) => (
        <span className="grid gap-1">
          <OpenLink document={document} onOpen={onOpen} />
          {document.fromMessage && <FromChat {...document.fromMessage} />}
        </span>
      ),
    },
    {
      id: 'date',
      header: 'Date Added',
      nowrap: true,
      sort,
      cell: ({ createdAt }) =>
        Number.isNaN(Date.parse(createdAt)) ? (
          'N/A'
        ) : (
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        ),
    },
    {
      id: 'type',
      header: 'Type',
      nowrap: true,
      cell: ({ type }) => (
        <Badge tone={type === 'form' ? 'brand' : 'neutral'}>{DOCUMENT_TYPES[type]}</Badge>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      actions: true,
      cell: (document) => <DocumentMenu document={document} {...props} />,
    },
  ];
  return (
    <DataTable
      caption="Documents and Forms"
      columns={columns}
      rows={documents}
      rowKey={({ id }) => id}
      busy={busy}
    />
  );
}

interface OpenLinkProps {
  document: PetDocument;
  onOpen: (document: PetDocument) => void;
}

/** Looks like a link but is a button, because a document has no address that opens without the session. */
function OpenLink({ document, onOpen }: OpenLinkProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
      <button
        type="button"
        data-prints
        role="link"
        onClick={() => onOpen(document)}
        className="-my-1.5 inline-block min-h-11 rounded-s py-1.5 pr-[21px] text-left wrap-anywhere text-brand-strong underline-offset-3 hover:underline"
      >
        {document.title}
        <span className="sr-only"> (opens in a new tab)</span>
        {/* Inside the button's padding, so that it is never on a line of its own. */}
        <ExternalLink
          size={15}
          aria-hidden
          className="-mr-[21px] ml-[6px] inline align-[-0.1em] text-ink-faint print:hidden"
        />
      </button>
      <span className="text-s font-normal text-ink-soft">{sizeWords(document.size)}</span>
    </span>
  );
}

function DocumentMenu(
  props: Pick<DocumentsTableProps, 'onPrint' | 'onDelete' | 'printing'> & { document: PetDocument },
) {
  const { document, onPrint, onDelete, printing } = props;
  const items: MenuEntry[] = [
    {
      label: 'Print',
      icon: <Printer size={18} aria-hidden />,
      onSelect: () => onPrint(document),
    },
  ];
  if (onDelete) {
    items.push({
      label: 'Delete',
      icon: <Trash2 size={18} aria-hidden />,
      danger: true,
      divided: true,
      onOpen: () => onDelete(document),
    });
  }
  const busy = printing === document.id;
  return (
    <>
      <span role="status" className="sr-only">
        {busy && `Preparing ${document.title} for the printer`}
      </span>
      <RowMenu
        name={document.title}
        items={items}
        icon={busy ? <Spinner size={18} /> : undefined}
      />
    </>
  );
}
