import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export type CardProps = ComponentProps<'section'> & {
  as?: 'section' | 'article' | 'div' | 'li';
  /** Without padding, for tables and pictures that reach the edge. */
  flush?: boolean;
};

/** A raised sheet. Each card is about one subject. */
export function Card({ as = 'section', flush = false, className, ...rest }: CardProps) {
  const Tag = as as 'section';
  return (
    <Tag
      {...rest}
      className={clsx(
        'min-w-0 rounded-m border border-line bg-surface shadow-1',
        flush ? 'overflow-hidden' : 'p-4 sm:px-5 sm:py-4.5',
        className,
      )}
    />
  );
}

export type CardTitleProps = {
  children: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  as?: 'h2' | 'h3' | 'h4';
  id?: string;
  className?: string;
};

/** The heading of a card, in the body typeface. */
export function CardTitle({ children, actions, as: Tag = 'h2', id, className }: CardTitleProps) {
  return (
    <div
      className={clsx(
        'mb-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
        className,
      )}
    >
      <Tag id={id} className="font-body text-m font-[650] tracking-normal">
        {children}
      </Tag>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}

/** The heading of a part of a page, in the display serif. */
export function SectionHeading({ children, actions, id, className }: Omit<CardTitleProps, 'as'>) {
  return (
    <div
      className={clsx(
        'mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
        className,
      )}
    >
      <h2 id={id}>{children}</h2>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
