import type { ReactNode } from 'react';

/** A cell of a table with something less important below. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span>
      <span className="md:whitespace-nowrap">{first}</span>{' '}
      {second && <span className="block text-s font-normal text-ink-soft">{second}</span>}
    </span>
  );
}
