import clsx from 'clsx';
import { Suspense, useEffect, useRef } from 'react';
import { Bell } from '@/features/notification/subject';
import { useSettings } from '@/features/settings';
import { usePageName } from '@/lib/page';
import { HomeMark } from './home-mark';

/** The page's name and the bell. On phones a bar of its own, with the way home at its start. */
export function TopBar() {
  const { title, heading, fills } = usePageName();
  const { organisationName } = useSettings();
  const head = useRef<HTMLHeadingElement>(null);
  const before = useRef(title);
  useEffect(() => {
    if (before.current === title) return;
    // The first page takes no focus; every later one does, so that it is announced.
    if (before.current !== '') head.current?.focus({ preventScroll: true });
    before.current = title;
  }, [title]);

  return (
    <header
      className={clsx(
        'mx-auto flex max-w-300 flex-wrap items-center sm:min-h-21 sm:px-7 print:block print:p-0 print:pb-4',
        fills && 'w-full shrink-0',
        fills !== 'screen' && 'max-sm:pt-16',
      )}
    >
      {/* On paper: whose page this is. */}
      <p className="hidden pb-3 font-display text-s font-semibold print:block">
        {organisationName}
      </p>
      <div
        className={clsx(
          'fixed inset-x-0 top-0 z-20 flex h-16 items-center gap-2 border-b border-line bg-surface px-2 sm:hidden print:hidden',
          fills === 'screen' && 'max-sm:hidden',
        )}
      >
        <HomeMark />
        <p aria-hidden className="min-w-0 flex-1 truncate text-center font-semibold">
          {title}
        </p>
        <span className="size-11" />
      </div>
      <h1
        id="page-title"
        ref={head}
        tabIndex={-1}
        className={clsx(
          'min-w-0 flex-1 outline-none max-sm:w-full max-sm:px-4 max-sm:pt-5',
          !heading && 'max-sm:not-print:sr-only',
        )}
      >
        {heading ?? title}
      </h1>
      <div
        className={clsx(
          'max-sm:fixed max-sm:top-2.5 max-sm:right-2 max-sm:z-30 sm:ml-4 print:hidden',
          fills === 'screen' && 'max-sm:hidden',
        )}
      >
        <Suspense fallback={<span className="block size-11" />}>
          <Bell />
        </Suspense>
      </div>
    </header>
  );
}
