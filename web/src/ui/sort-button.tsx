import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';

export type ColumnSort = {
  /** Undefined when the table is sorted by another column. */
  direction?: 'asc' | 'desc';
  onToggle: () => void;
};

/** A column header that sorts. */
export function SortButton({ header, sort }: { header: string; sort: ColumnSort }) {
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
