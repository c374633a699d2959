import { useEffect, useRef, type ReactNode } from 'react';
import { afterDialogs } from '@/lib/after-dialogs';

export interface QueueHeadingProps {
  /** Whether the reviewer came here from another item: then the page scrolls to its top and the focus comes here. */
  arrived: boolean;
  children: ReactNode;
}

/** The heading of an item. It takes the focus when the item has changed, so that screen readers read it. */
export function QueueHeading({ arrived, children }: QueueHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arrived) return;
    window.scrollTo({ top: 0 });
    // The decision may have been made in a dialog, which still hands the focus back.
    afterDialogs(
      () => heading.current,
      () => heading.current?.focus({ preventScroll: true }),
    );
  }, [arrived]);
  return (
    <h2 ref={heading} tabIndex={-1} dir="auto" className="mb-3 wrap-anywhere outline-none">
      {children}
    </h2>
  );
}
