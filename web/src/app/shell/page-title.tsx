import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useSettings } from '@/features/settings';
import { PAGE_TITLE } from '@/lib/focus/use-keep-focus';
import { usePageName } from '@/lib/page';

/** The page's h1. It leaves room for the bell of the top bar. */
export function PageTitle() {
  const { title, heading, fills } = usePageName();
  const { organisationName } = useSettings();
  const head = useRef<HTMLHeadingElement>(null);
  const before = useRef(title);
  useEffect(() => {
    if (before.current === title) return;
    // The first page takes no focus. Every later one does, so that screen readers announce it.
    if (before.current !== '') head.current?.focus({ preventScroll: true });
    before.current = title;
  }, [title]);

  return (
    <div
      className={clsx(
        '@container mx-auto flex max-w-300 flex-wrap items-center sm:min-h-21 sm:pr-22 sm:pl-7 print:block print:p-0 print:pb-4',
        fills && 'w-full shrink-0',
        fills !== 'screen' && 'max-sm:pt-16',
        fills === 'screen' && 'short:not-print:sr-only',
      )}
    >
      {/* Printed only: who this page belongs to. */}
      <p className="hidden pb-3 font-display text-s font-semibold print:block">
        {organisationName}
      </p>
      <h1
        id={PAGE_TITLE}
        ref={head}
        tabIndex={-1}
        className={clsx(
          'min-w-0 flex-1 outline-none max-sm:w-full max-sm:px-4 max-sm:pt-5',
          // On phones the bar has it, unless large text leaves too little room there.
          !heading && fills === 'screen' && 'max-sm:not-print:sr-only',
          !heading && fills !== 'screen' && 'max-sm:not-print:@2xs:sr-only',
        )}
      >
        {heading ?? title}
      </h1>
    </div>
  );
}
