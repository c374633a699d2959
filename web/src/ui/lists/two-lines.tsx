import type { ReactNode } from 'react';

/** A table cell with something less important on its second line. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span>
      <span className="md:whitespace-nowrap">{first}</span>{' '}
      {second && <span className="block text-s font-normal text-ink-soft">{second}</span>}
    </span>
  );
}
