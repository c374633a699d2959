import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Facts in read mode: labels and values in two plain columns. */
export function FactList({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={clsx('grid gap-1.5', className)}>{children}</dl>;
}

export type FactProps = {
  label: ReactNode;
  /** The value. If it is missing, `empty` is shown instead. */
  children?: ReactNode;
  empty?: string;
};

/** One label and its value. */
export function Fact({ label, children, empty = 'Not given' }: FactProps) {
  // `known && <Link />` yields `false` if nothing is known.
  const missing = [undefined, null, '', false].some((nothing) => nothing === children);
  return (
    <div className="grid gap-x-3 py-0.5 min-[420px]:grid-cols-[minmax(7rem,9rem)_1fr]">
      <dt className="text-ink-soft">{label}</dt>
      <dd
        dir={typeof children === 'string' ? 'auto' : undefined}
        className={clsx('min-w-0 wrap-anywhere', missing ? 'text-ink-faint' : 'font-[520]')}
      >
        {missing ? empty : children}
      </dd>
    </div>
  );
}
