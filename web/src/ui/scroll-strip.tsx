import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** A strip that scrolls sideways inside itself, fading at an edge behind which there is more. */
export function ScrollStrip({ children, className }: { children: ReactNode; className?: string }) {
  const strip = useRef<HTMLDivElement>(null);
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
    // The chosen one may lie outside a phone's width: bring it in, without moving the page.
    const current = box.querySelector<HTMLElement>('[aria-current], [aria-selected="true"]');
    if (current) box.scrollLeft = current.offsetLeft - (box.clientWidth - current.offsetWidth) / 2;
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={strip}
      onScroll={measure}
      className={clsx(
        'relative overflow-x-auto overflow-y-hidden [scrollbar-width:none]',
        more.before && 'mask-l-from-[calc(100%-2.5rem)]',
        more.after && 'mask-r-from-[calc(100%-2.5rem)]',
        className,
      )}
    >
      {children}
    </div>
  );
}
