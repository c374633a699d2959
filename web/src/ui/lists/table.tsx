import clsx from 'clsx';
import type { Key, ReactNode } from 'react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';

type ColumnSort = {
  /** Undefined when the table is sorted by another column. */
  direction?: 'asc' | 'desc';
  onToggle: () => void;
};

/** A column header that sorts the table. */
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
   * The column is shown only on wide screens, and on cards. In between, `BelowName` shows its content in the first
   * column. `widest` is for a table whose other columns leave no room for it at 1280 px.
   */
  wideOnly?: boolean | 'widest';
  /** What the row is about: the row header, and the title of its card on phones. */
  primary?: boolean;
  /** The row menu. Its header is for screen readers, and on phones it sits in the corner. */
  actions?: boolean;
  /** The content may not wrap. */
  nowrap?: boolean;
  className?: string;
};

export type DataTableProps<Row> = {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** New rows are loading. The old ones stay, dimmed. */
  busy?: boolean;
  /** Rows are cards up to this width. The more columns, the wider the screen has to be to fit them in a row. */
  cardsTo?: keyof typeof shapes;
  className?: string;
};

const shapes = {
  sm: 'data-table sm:data-rows max-sm:data-cards',
  md: 'data-table md:data-rows max-md:data-cards',
  // On a tablet, cards are side by side.
  lg: 'data-table lg:data-rows max-lg:data-cards max-lg:data-cards-beside',
  xl: 'data-table xl:data-rows max-xl:data-cards max-xl:data-cards-beside',
};

/**
 * A table. Below 640 px (or 768, 1024, 1280) each row becomes a card that keeps its labels. Both use the same DOM:
 * the roles are written out because a browser drops them when a table is displayed as blocks.
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
      {/* On a card, a cell's content is next to its label, however many elements it has. */}
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

/** The content of a `wideOnly` column, under the name of its row, for screens that have no room for that column. */
export function BelowName({ children, widest }: BelowNameProps) {
  const shown = widest ? 'md:max-[87.5rem]:block' : 'md:max-xl:block';
  return (
    <span data-part="below-name" className={clsx('hidden text-s font-normal text-ink-soft', shown)}>
      {children}
    </span>
  );
}
