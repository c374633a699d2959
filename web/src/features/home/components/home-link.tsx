import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The link at the end of a card of the first page, to all that the card shows the first of. */
export function HomeLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="mt-1 -mb-2 inline-flex min-h-11 items-center rounded-s text-s font-semibold text-brand-strong underline-offset-3 hover:underline"
    >
      {children}
    </Link>
  );
}
