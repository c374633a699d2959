import clsx from 'clsx';
import type { Key, ReactNode } from 'react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';

type ColumnSort = {
  /** Undefined when the table is sorted by another column. */
  direction?: 'asc' | 'desc';
  onToggle: () => void;
};

/** A column header that sorts. */
function SortButton({ header, sort }: { header: string; sort: ColumnSort }) {
  const Icon = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown }[sort.direction ?? 'none'];
  return (
    <button
      type="button"
      data-prints
      onClick={sort.onToggle}
      className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-s px-2 font-semibold hover:bg-surface-sunken hover:text-ink max-sm:mx-0 max-sm:border max-sm:border-line-strong max-sm:bg-surface max-sm:px-3"
    >
      {header}
      <Icon size={15} aria-hidden className="print:hidden" />
    </button>
  );
}

export type { ColumnSort };

export type Column<Row> = {
  id: string;
  /** Also the label in front of the value on phones. */
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | 'center';
  sort?: ColumnSort;
  hideOnPhone?: boolean;
  /**
   * Its column is there on wide screens (and on cards) only; between, `BelowName` says it in the first one.
   * From which width on, where the other columns leave it no room at 1280 px: `widest`.
   */
  wideOnly?: boolean | 'widest';
  /** What the row is about: the row's header, and the title of its card on phones. */
  primary?: boolean;
  /** The row menu: its header is for screen readers, and on phones it sits in the corner. */
  actions?: boolean;
  /** May not break over lines. */
  nowrap?: boolean;
  className?: string;
};

export type DataTableProps<Row> = {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** New rows are on their way; the old ones stay, softened. */
  busy?: boolean;
  /** Cards up to which width: the more columns, the wider a screen has to be to have room for them in a row. */
  cardsTo?: keyof typeof shapes;
  className?: string;
};

const shapes = {
  sm: 'data-table sm:data-rows max-sm:data-cards',
  md: 'data-table md:data-rows max-md:data-cards',
  // On a tablet cards lie beside each other.
  lg: 'data-table lg:data-rows max-lg:data-cards max-lg:data-cards-beside',
  xl: 'data-table xl:data-rows max-xl:data-cards max-xl:data-cards-beside',
};

/**
 * A table; under 640 px (or 768, 1024, 1280) each row becomes a card that keeps its labels. One DOM for both: the
 * roles are written out because a browser forgets them when a table is displayed as blocks.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, busy, cardsTo = 'sm', className } = props;
  return (
    <table
      role="table"
      aria-busy={busy || undefined}
      className={clsx(shapes[cardsTo], busy && 'opacity-60', className)}
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <Head key={column.id} column={column} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const narrow = (wideOnly: Column<unknown>['wideOnly']) =>
  wideOnly && (wideOnly === 'widest' ? 'md:max-[87.5rem]:hidden' : 'md:max-xl:hidden');

const place = { start: 'text-left', end: 'sm:text-right', center: 'sm:text-center' };

function Head<Row>({ column }: { column: Column<Row> }) {
  const { header, sort, align = 'start', actions, hideOnPhone, wideOnly } = column;
  const direction = sort && (sort.direction === 'desc' ? 'descending' : 'ascending');
  return (
    <th
      role="columnheader"
      scope="col"
      data-sort={sort ? '' : undefined}
      aria-sort={sort ? (sort.direction ? direction : 'none') : undefined}
      className={clsx(place[align], hideOnPhone && 'max-sm:hidden', narrow(wideOnly))}
    >
      {sort ? (
        <SortButton header={header} sort={sort} />
      ) : (
        <span className={clsx(actions && 'sr-only')}>{header}</span>
      )}
    </th>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { primary, actions, align = 'start' } = column;
  const Tag = primary ? 'th' : 'td';
  return (
    <Tag
      role={primary ? 'rowheader' : 'cell'}
      scope={primary ? 'row' : undefined}
      data-label={primary || actions ? undefined : column.header}
      data-part={primary ? 'primary' : actions ? 'actions' : undefined}
      className={clsx(
        place[actions ? 'end' : align],
        column.nowrap && 'sm:whitespace-nowrap',
        column.hideOnPhone && 'max-sm:hidden',
        narrow(column.wideOnly),
        column.className,
      )}
    >
      {/* On a card what the cell holds stands beside its label, however many pieces it has. */}
      <div data-part="value" className="contents">
        {column.cell(row)}
      </div>
    </Tag>
  );
}

export interface BelowNameProps {
  children: ReactNode;
  /** For a column that is `wideOnly: 'widest'`. */
  widest?: boolean;
}

/** What a `wideOnly` column says, under the name of its row, where that column has no room. */
export function BelowName({ children, widest }: BelowNameProps) {
  const shown = widest ? 'md:max-[87.5rem]:block' : 'md:max-xl:block';
  return (
    <span data-part="below-name" className={clsx('hidden text-s font-normal text-ink-soft', shown)}>
      {children}
    </span>
  );
}
