import clsx from 'clsx';
import { Search } from 'lucide-react';
import { openSearch } from '../model/open-search';

/** The keys that open it, as they are written on the button. */
const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/**
 * Opens the search over the whole portal. In the sidebar it looks like a field from 1024 px on, and is an icon where
 * the column is narrow; in the bar of phones it is an icon.
 */
export function SearchButton({ place }: { place: 'sidebar' | 'bar' }) {
  const inSidebar = place === 'sidebar';
  return (
    <button
      type="button"
      onClick={openSearch}
      aria-haspopup="dialog"
      aria-keyshortcuts={isMac ? 'Meta+K /' : 'Control+K /'}
      className={clsx(
        'inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-2.5 rounded-s text-ink-soft transition-colors duration-150 hover:text-ink',
        inSidebar
          ? 'max-lg:hover:bg-surface-sunken lg:w-full lg:justify-start lg:rounded-full lg:border lg:border-line-control lg:pr-3 lg:pl-3.5 lg:hover:border-ink-faint'
          : 'hover:bg-surface-sunken',
      )}
    >
      <Search size={20} aria-hidden className="shrink-0" />
      <span className={inSidebar ? 'max-lg:sr-only' : 'sr-only'}>Search</span>
      {inSidebar && (
        <kbd className="ml-auto rounded-s border border-line px-1.5 font-body text-xs whitespace-nowrap text-ink-soft max-lg:hidden">
          {isMac ? '⌘ K' : 'Ctrl K'}
        </kbd>
      )}
    </button>
  );
}
