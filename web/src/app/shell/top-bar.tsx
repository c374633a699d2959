import clsx from 'clsx';
import { Bell } from '@/features/notification/subject';
import { SearchButton } from '@/features/search';
import { usePageName } from '@/lib/page';
import { HomeMark } from './home-mark';

/**
 * Holds the bell, next to the page's title. On phones it is a bar of its own, which starts with the link home and has
 * the search too. With large text the title has no room between them, and stands below the bar (`PageTitle`).
 */
export function TopBar() {
  const { title, fills } = usePageName();
  return (
    <header
      className={clsx(
        // Lies over the title's row, so its empty areas have to let clicks through.
        'pointer-events-none inset-x-0 top-0 mx-auto max-w-300 sm:absolute sm:flex sm:h-21 sm:items-center sm:justify-end sm:px-7 print:hidden',
        fills === 'screen' && 'max-sm:hidden short:hidden',
      )}
    >
      <div className="pointer-events-auto @container fixed inset-x-0 top-0 z-20 flex h-16 items-center gap-2 border-b border-line bg-surface px-2 sm:hidden">
        <HomeMark />
        <p
          aria-hidden
          className="min-w-0 flex-1 truncate text-center font-semibold @max-2xs:invisible"
        >
          {title}
        </p>
        <span className="w-22" />
      </div>
      <div className="pointer-events-auto flex items-center gap-1 max-sm:fixed max-sm:top-2.5 max-sm:right-2 max-sm:z-30 max-sm:gap-0">
        <span className="sm:hidden">
          <SearchButton place="bar" />
        </span>
        <Bell />
      </div>
    </header>
  );
}
