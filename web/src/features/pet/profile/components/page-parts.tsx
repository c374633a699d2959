import clsx from 'clsx';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useMedia } from '@/lib/use-media';
import { ScrollStrip } from '@/ui/lists/scroll-strip';
import { useWanted } from '@/ui/use-wanted';

export interface PagePart<Id extends string> {
  id: Id;
  /** On its tab. */
  label: string;
  content: ReactNode;
  /** Its place among the others where all are visible. */
  className?: string;
}

export interface PagePartsProps<Id extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  parts: readonly PagePart<Id>[];
  /** The part that a phone shows. */
  shown: Id;
  onShow: (id: Id) => void;
  className?: string;
}

/** Below what Tailwind calls `sm`. */
const PHONE = '(width < 40rem)';

/**
 * The parts of a long page: one after another where there is room, and tabs on phones. There the others come once the
 * page is idle, or when one of them is opened. A hidden part stays mounted, so that what was typed in it is still there,
 * also after the phone was turned. On paper there are always all.
 */
export function PageParts<Id extends string>(props: PagePartsProps<Id>) {
  const { label, parts, shown, onShow, className } = props;
  const base = useId();
  const phone = useMedia(PHONE);
  const [first] = useState(shown);
  const paper = useMedia('print');
  const hasAll = useWanted(!phone || paper || shown !== first);
  const tabOf = (id: Id) => `${base}-tab-${id}`;
  const panelOf = (id: Id) => `${base}-${id}`;

  return (
    <>
      {phone && (
        <div className="-my-1 border-b border-line print:hidden">
          <ScrollStrip className="-mb-px">
            <div
              role="tablist"
              aria-label={label}
              onKeyDown={moveAlong}
              className="flex w-max min-w-full"
            >
              {parts.map((part) => (
                <button
                  key={part.id}
                  type="button"
                  role="tab"
                  id={tabOf(part.id)}
                  aria-selected={part.id === shown}
                  aria-controls={panelOf(part.id)}
                  tabIndex={part.id === shown ? 0 : -1}
                  onClick={() => onShow(part.id)}
                  className={clsx(TAB, part.id === shown ? ON : OFF)}
                >
                  {part.label}
                </button>
              ))}
            </div>
          </ScrollStrip>
        </div>
      )}
      <div className={className}>
        {parts.map((part) => {
          const hidden = phone && part.id !== shown;
          return (
            <div
              key={part.id}
              {...(phone && {
                id: panelOf(part.id),
                role: 'tabpanel',
                'aria-labelledby': tabOf(part.id),
                tabIndex: 0,
              })}
              style={hidden ? { display: 'none' } : undefined}
              className={clsx('min-w-0 rounded-s', hidden && 'print:block!', part.className)}
            >
              {(hasAll || part.id === shown) && part.content}
            </div>
          );
        })}
      </div>
    </>
  );
}

const TAB =
  'inline-flex min-h-12 flex-auto items-center justify-center border-b-[3px] px-2 py-2 text-s font-[560] whitespace-nowrap transition-colors duration-150 focus-visible:-outline-offset-2';
const ON = 'border-brand text-brand-strong';
const OFF = 'border-transparent text-ink-soft hover:text-ink';

/** Where each key moves to from a tab at this place. */
const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The tab that a key leads to gets the focus and is shown at once. */
function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(event.target as HTMLElement);
  const next = tabs[MOVES[event.key]?.(at, tabs.length) ?? -1];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
