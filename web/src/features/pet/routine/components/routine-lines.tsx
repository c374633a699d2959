import type { RoutineLine } from '@hearthside/contract/pet/routine';

/** The lines of a routine in their order. Every one is read as a whole: when, what and how much, and where it is. */
export function RoutineLines({ lines }: { lines: readonly RoutineLine[] }) {
  return (
    <ol className="divide-y divide-line print:divide-y-0 print:text-s">
      {lines.map((line, at) => (
        <li
          key={`${at} ${line.what}`}
          className="grid gap-x-4 py-2 sm:grid-cols-[minmax(8rem,1fr)_3fr] print:block print:py-0.5"
        >
          <span dir="auto" className="text-ink-soft wrap-anywhere">
            {line.time || 'Any time'}
            <span className="hidden print:inline">: </span>
          </span>
          <span className="min-w-0 wrap-anywhere">
            <strong dir="auto" className="font-[600]">
              {line.what}
            </strong>
            {line.amount && <span dir="auto">, {line.amount}</span>}
            {line.place && (
              <span dir="auto" className="block text-s text-ink-soft print:inline">
                <span className="hidden print:inline"> · </span>
                {line.place}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
