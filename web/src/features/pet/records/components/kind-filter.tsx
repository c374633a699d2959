import type { EntryKind } from '@hearthside/contract/pet/entry-details';
import clsx from 'clsx';
import { ScrollStrip } from '@/ui/lists/scroll-strip';

/** The record by kind, in the order in which it is looked for. */
export const KIND_FILTERS = {
  all: 'All',
  vaccination: 'Vaccinations',
  medication: 'Medications',
  weight: 'Weight',
  visit: 'Visits',
  illness: 'Illness',
  note: 'Notes',
} as const satisfies Record<EntryKind | 'all', string>;
type Shown = keyof typeof KIND_FILTERS;

/** Chooses which kind of entries is listed. */
export function KindFilter({ kind, onKind }: { kind: Shown; onKind: (kind: Shown) => void }) {
  return (
    <ScrollStrip className="mb-2 print:hidden">
      <div role="group" aria-label="Kind of entries" className="flex w-max gap-1.5 p-1">
        {(Object.keys(KIND_FILTERS) as Shown[]).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === kind}
            onClick={() => onKind(one)}
            className={clsx(
              'min-h-11 rounded-full border px-3.5 text-s font-[560] whitespace-nowrap transition-colors duration-150',
              one === kind
                ? 'border-brand bg-brand-soft text-brand-strong'
                : 'border-line-control text-ink-soft hover:text-ink',
            )}
          >
            {KIND_FILTERS[one]}
          </button>
        ))}
      </div>
    </ScrollStrip>
  );
}
