import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';
import { pageWindow } from '@/ui/lists/page-window';

export type PagerProps = {
  /** Counts from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** What is paged, for screen readers, such as 'Pages of pets'. */
  label?: string;
  className?: string;
};

/** Page numbers with arrows. On phones it is 'Page 3 of 12' between the arrows. Shows nothing for a single page. */
export function Pager({ page, pages, onPage, label = 'Pages', className }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={label}
      className={clsx('flex items-center justify-between gap-1 sm:justify-center', className)}
    >
      <IconButton
        label="Previous page"
        icon={<ChevronLeft size={20} aria-hidden />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        className="max-sm:border max-sm:border-line-strong"
      />
      <span className="text-s text-ink-soft tabular-nums sm:hidden">
        Page {page} of {pages}
      </span>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageWindow(page, pages).map((slot, index) => (
          <li key={slot === 'gap' ? `gap-${index}` : slot}>
            {slot === 'gap' ? (
              <span className="inline-block w-7 text-center text-ink-faint">…</span>
            ) : (
              <PageButton number={slot} current={slot === page} onPage={onPage} />
            )}
          </li>
        ))}
      </ol>
      <IconButton
        label="Next page"
        icon={<ChevronRight size={20} aria-hidden />}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
        className="max-sm:border max-sm:border-line-strong"
      />
    </nav>
  );
}

function PageButton(props: { number: number; current: boolean; onPage: (page: number) => void }) {
  const { number, current, onPage } = props;
  return (
    <button
      type="button"
      aria-label={`Page ${number}`}
      aria-current={current ? 'page' : undefined}
      onClick={() => onPage(number)}
      className={clsx(
        'min-h-11 min-w-11 rounded-s px-2 font-medium tabular-nums transition-colors duration-150',
        current
          ? 'bg-brand text-brand-ink'
          : 'text-ink-soft hover:bg-surface-sunken hover:text-ink',
      )}
    >
      {number}
    </button>
  );
}
