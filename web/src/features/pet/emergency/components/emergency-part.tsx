import clsx from 'clsx';
import { useId, type ReactNode } from 'react';

export interface EmergencyPartProps {
  title: string;
  children: ReactNode;
  className?: string;
}

/** The last line of a list that is shortened to fit on its page of paper. */
export const More = ({ all, shown }: { all: number; shown: number }) =>
  all > shown && (
    <li className="list-none text-ink-soft print:inline">and {all - shown} more in the portal</li>
  );

/** A part of the emergency sheet with its heading: a card on screen, a ruled block on paper. */
export function EmergencyPart({ title, children, className }: EmergencyPartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'min-w-0 rounded-m border border-line bg-surface p-4 shadow-1 sm:px-5',
        'print:break-inside-avoid print:rounded-none print:border-0 print:border-t print:border-line-strong print:p-0 print:pt-1.5 print:shadow-none',
        className,
      )}
    >
      <h2
        id={id}
        className="mb-2 font-body text-m font-[650] tracking-normal print:mb-1 print:text-s"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
