import clsx from 'clsx';
import type { ReactNode } from 'react';

/** One gray bar, box or disc in the shape of the content to come. Size it with classes. */
export function Skeleton({ round, className }: { round?: boolean; className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx(
        // Its outline is visible if the device leaves out fills (forced colors).
        'block animate-pulse bg-line outline-1 -outline-offset-1 outline-transparent motion-reduce:animate-none',
        round ? 'rounded-full' : 'rounded-s',
        className,
      )}
    />
  );
}

/** Wraps skeletons: tells screen readers once that something is loading. */
export function SkeletonGroup(props: { label?: string; className?: string; children: ReactNode }) {
  const { label = 'Loading...', className, children } = props;
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Placeholder for lines of text. */
export function SkeletonText({ lines = 3, label }: { lines?: number; label?: string }) {
  return (
    <SkeletonGroup label={label} className="grid gap-2.5 py-1.5">
      {times(lines).map((line) => (
        <Skeleton key={line} className={clsx('h-4', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </SkeletonGroup>
  );
}

export type SkeletonRowsProps = { count: number; picture: string; className?: string };

/** Placeholder for rows of a picture and two lines. The classes size the picture and each row. */
export const SkeletonRows = ({ count, picture, className = 'min-h-18' }: SkeletonRowsProps) =>
  times(count).map((row) => (
    <div key={row} className={clsx('flex items-center gap-3.5', className)}>
      <Skeleton className={clsx('shrink-0', picture)} />
      <div className="grid flex-1 gap-2.5">
        <Skeleton className={row % 2 ? 'h-4 w-2/5' : 'h-4 w-3/5'} />
        <Skeleton className="h-3.5 w-4/5" />
      </div>
    </div>
  ));

export type SkeletonTableProps = { rows?: number; columns?: number; label?: string };

/** Placeholder for a DataTable: the same row heights, and cards on phones. */
export function SkeletonTable({ rows = 5, columns = 4, label }: SkeletonTableProps) {
  return (
    <SkeletonGroup label={label} className="grid gap-3 sm:gap-0">
      {times(rows).map((row) => (
        <div
          key={row}
          className="grid gap-2.5 rounded-m border border-line p-4 sm:h-13 sm:auto-cols-fr sm:grid-flow-col sm:items-center sm:gap-6 sm:rounded-none sm:border-x-0 sm:border-t-0 sm:px-2.5 sm:py-0"
        >
          {times(columns).map((column) => (
            <Skeleton
              key={column}
              className={clsx(
                'h-4',
                (row + column) % 3 ? 'w-3/5' : 'w-4/5',
                column > 2 && 'max-sm:hidden',
              )}
            />
          ))}
        </div>
      ))}
    </SkeletonGroup>
  );
}

export type SkeletonCardsProps = { count?: number; label?: string; className?: string };

/** Placeholder for a grid of cards. */
export function SkeletonCards({ count = 6, label, className }: SkeletonCardsProps) {
  return (
    <SkeletonGroup
      label={label}
      className={clsx('grid gap-4 sm:grid-cols-2 lg:grid-cols-3', className)}
    >
      {times(count).map((card) => (
        <div key={card} className="rounded-m border border-line bg-surface p-5">
          <div className="flex items-center gap-3">
            <Skeleton className="size-14 shrink-0" round />
            <div className="grid flex-1 gap-2.5">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-3.5 w-4/5" />
            </div>
          </div>
          <Skeleton className="mt-5 h-3.5 w-full" />
          <Skeleton className="mt-2.5 h-3.5 w-2/3" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
