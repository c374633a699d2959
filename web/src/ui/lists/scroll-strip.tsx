import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** A strip that scrolls sideways. It fades at an edge that has more behind it. */
export function ScrollStrip({ children, className }: { children: ReactNode; className?: string }) {
  const strip = useRef<HTMLDivElement>(null);
  const shown = useRef<{ item: HTMLElement; width: number }>(undefined);
  const [more, setMore] = useState({ before: false, after: false });

  const measure = () => {
    const box = strip.current;
    if (!box) return;
    const before = box.scrollLeft > 4;
    const after = box.scrollLeft + box.clientWidth < box.scrollWidth - 4;
    setMore((old) => (old.before === before && old.after === after ? old : { before, after }));
  };

  useEffect(() => {
    const box = strip.current;
    if (!box) return;
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  /** Brings the selected item into view without moving the page, also when a count makes it wider. */
  const reveal = () => {
    const box = strip.current;
    const item = box?.querySelector<HTMLElement>('[aria-current], [aria-selected="true"]');
    const width = item?.offsetWidth ?? 0;
    if (!box || !item || (shown.current?.item === item && shown.current.width === width)) return;
    shown.current = { item, width };
    box.scrollLeft = item.offsetLeft - (box.clientWidth - width) / 2;
  };
  useEffect(reveal);

  const turn = (way: 1 | -1) => {
    const box = strip.current;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    box?.scrollBy({ left: way * box.clientWidth * 0.7, behavior: still ? 'instant' : 'smooth' });
  };

  return (
    <div className={clsx('relative', className)}>
      <div
        ref={strip}
        onScroll={measure}
        className={clsx(
          'relative overflow-x-auto overflow-y-hidden [scrollbar-width:none]',
          // With arrows shown, nothing may be visible below them.
          more.before &&
            'mask-l-from-[calc(100%-2.5rem)] pointer-fine:mask-l-from-[calc(100%-3.75rem)] pointer-fine:mask-l-to-[calc(100%-2.25rem)]',
          more.after &&
            'mask-r-from-[calc(100%-2.5rem)] pointer-fine:mask-r-from-[calc(100%-3.75rem)] pointer-fine:mask-r-to-[calc(100%-2.25rem)]',
        )}
      >
        {children}
      </div>
      {more.before && <Arrow way={-1} onTurn={turn} />}
      {more.after && <Arrow way={1} onTurn={turn} />}
    </div>
  );
}

/**
 * For a plain mouse, which can't scroll sideways. Touch can, and the keyboard scrolls to whatever it reaches, so
 * neither sees an arrow.
 */
function Arrow({ way, onTurn }: { way: 1 | -1; onTurn: (way: 1 | -1) => void }) {
  const Icon = way < 0 ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      onClick={() => onTurn(way)}
      className={clsx(
        'absolute inset-y-0 hidden w-9 place-items-center rounded-s text-ink-soft transition-colors duration-150 hover:text-ink pointer-fine:grid',
        way < 0 ? 'left-0' : 'right-0',
      )}
    >
      <Icon size={20} />
    </button>
  );
}
