import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import type { QueueItemId } from '../model/queue-query';
import type { Round } from './use-round';

/** The decisions, and the way to the item before and after. It stays in reach at the bottom of the window. */
export function QueueBar({ round, children }: { round: Round; children?: ReactNode }) {
  const { place, waiting, go } = round;
  const step = (to: QueueItemId | undefined) => (to === undefined ? undefined : () => go(to));
  const left = waiting.data?.total;
  return (
    <div
      role="group"
      aria-label="Review"
      className="sticky bottom-19 z-10 mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-m border border-line bg-surface p-3 shadow-2 sm:bottom-4 print:hidden"
    >
      <div className="flex min-w-0 items-center gap-2 max-lg:w-full">
        <Button
          variant="quiet"
          icon={<ChevronLeft size={18} aria-hidden />}
          aria-keyshortcuts="K"
          disabled={place?.previous === undefined}
          onClick={step(place?.previous)}
        >
          <span className="max-sm:sr-only">Previous</span>
          <Key letter="K" />
        </Button>
        <p className="min-w-0 flex-1 px-1 text-center text-s whitespace-nowrap lg:min-w-32">
          <span className="font-semibold tabular-nums">{positionOf(round)}</span>
          {left !== undefined && (
            <span className="block text-xs text-ink-soft tabular-nums">{left} still waiting</span>
          )}
        </p>
        <Button
          variant="quiet"
          aria-keyshortcuts="J"
          disabled={place?.next === undefined}
          onClick={step(place?.next)}
        >
          <span className="max-sm:sr-only">Next</span>
          <Key letter="J" />
          <ChevronRight size={18} aria-hidden />
        </Button>
      </div>
      {children}
    </div>
  );
}

function positionOf({ place, order, item }: Round): string {
  if (place?.number) return `${place.number} of ${order?.length ?? 0}`;
  return typeof item === 'number' ? 'Not in this queue' : 'The end';
}

/** The key that does the same, where there is likely to be a keyboard. */
function Key({ letter }: { letter: string }) {
  return (
    <kbd
      aria-hidden
      className="hidden rounded-s border border-line px-1.5 font-body text-xs text-ink-soft sm:pointer-fine:inline"
    >
      {letter}
    </kbd>
  );
}
