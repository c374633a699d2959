import type { Section } from '@hearthside/contract/section';
import { useRef, useLayoutEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountMenu } from './account-menu';
import { HomeMark } from './home-mark';
import { NavItem } from './nav-item';

/** Keeps the current section in view if the list of sections is longer than the screen. */
function useCurrentInView(list: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
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

/** The sections in a column. Below 1024 px it is narrow, with small labels. */
export function Sidebar({ sections, unread }: { sections: readonly Section[]; unread: number }) {
  const list = useRef<HTMLElement>(null);
  useCurrentInView(list);
  return (
    <aside className="sticky top-0 z-40 hidden h-dvh flex-col border-r border-line bg-surface px-1 py-4.5 sm:flex lg:px-3.5 print:hidden">
      <div className="mb-4.5 hidden px-2 lg:block">
        <HomeMark full />
      </div>
      <div className="mb-3 flex justify-center lg:hidden">
        <HomeMark />
      </div>
      <nav ref={list} aria-label="Sections" className="min-h-0 flex-1 overflow-y-auto">
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
          {sections.map((section) => (
            <li key={section.id}>
              <NavItem section={section} look="side" unread={unread} />
            </li>
          ))}
        </ul>
      </nav>
      <AccountMenu />
    </aside>
  );
}
