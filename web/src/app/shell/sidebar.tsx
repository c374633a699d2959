import type { Section } from '@hearthside/contract/section';
import { groupSections } from '@hearthside/contract/section-group';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { SearchButton } from '@/features/search';
import { useMe } from '@/features/session';
import { useMedia } from '@/lib/use-media';
import { AccountButton } from './account-button';
import { moveFocus } from './arrow-keys';
import { useCollapsedGroups } from './collapsed-groups';
import { HomeMark } from './home-mark';
import { SideGroup } from './side-group';

/** Tailwind's `lg`: from here on the column has room for headings. */
const WIDE = '(min-width: 64rem)';

/** Keeps the current section in view if the list of sections is longer than the screen. */
function useCurrentInView(list: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  // Once the page is painted: to measure before would lay it out once more.
  useEffect(() => {
    if (list.current) showCurrent(list.current);
  }, [list, pathname]);
}

/** Done by hand, because `scrollIntoView` would scroll the page as well. */
function showCurrent(list: HTMLElement) {
  const current = list.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!current) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (current.top < top) list.scrollTop -= top - current.top;
  else if (current.bottom > bottom) list.scrollTop += current.bottom - bottom;
}

/**
 * The sections in a column, in groups with headings that collapse them. Below 1024 px it is narrow, with small labels,
 * and lines take the place of the headings.
 */
export function Sidebar({ sections, unread }: { sections: readonly Section[]; unread: number }) {
  const list = useRef<HTMLElement>(null);
  useCurrentInView(list);
  const isWide = useMedia(WIDE);
  const { collapsed, toggle } = useCollapsedGroups(useMe().id);
  const groups = groupSections(sections);
  return (
    <aside className="sticky top-0 z-40 hidden h-dvh flex-col border-r border-line bg-surface px-1 py-4.5 sm:flex lg:px-3.5 print:hidden">
      <div className="mb-4.5 hidden px-2 lg:block">
        <HomeMark full />
      </div>
      <div className="mb-3 flex justify-center lg:hidden">
        <HomeMark />
      </div>
      <div className="mb-3 flex justify-center lg:px-0.5">
        <SearchButton place="sidebar" />
      </div>
      <nav
        ref={list}
        aria-label="Sections"
        onKeyDown={moveFocus}
        className="flex min-h-0 flex-1 flex-col gap-0.5 overflow-y-auto"
      >
        {groups.map((group, at) => {
          const above = groups[at - 1];
          return (
            <SideGroup
              key={group.id}
              group={group}
              // Without one, a single section would seem to belong to the heading above it.
              hasLine={isWide ? !group.heading && !!above?.heading : !!above}
              isCollapsed={collapsed.has(group.id)}
              onToggle={isWide ? () => toggle(group.id) : undefined}
              unread={unread}
            />
          );
        })}
      </nav>
      <AccountButton />
    </aside>
  );
}
