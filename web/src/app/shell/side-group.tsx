import type { Section } from '@hearthside/contract/section';
import type { SectionGroup } from '@hearthside/contract/section-group';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { NavItem } from './nav-item';

export interface SideGroupProps {
  group: SectionGroup<Section>;
  /** Whether a thin line separates it from the group above. */
  hasLine: boolean;
  /** Collapses or expands it. Not given where headings have no room: there every group is open. */
  onToggle?: () => void;
  isCollapsed: boolean;
  /** How many messages are unread. */
  unread: number;
}

/** A group of sections in the sidebar. While collapsed it still shows the section that one is in. */
export function SideGroup({ group, hasLine, onToggle, isCollapsed, unread }: SideGroupProps) {
  const { id, heading, sections } = group;
  const { pathname } = useLocation();
  const [headingId, listId] = [useId(), useId()];
  const hasHeading = heading !== null && onToggle !== undefined;
  const shown = sections.filter(
    ({ path }) =>
      !(hasHeading && isCollapsed) || matchPath({ path, end: path === '/' }, pathname) !== null,
  );
  return (
    // What is about oneself stands next to the account menu.
    <div className={clsx('shrink-0', id === 'account' && 'mt-auto')}>
      {hasLine && <div className="mx-3 my-2 border-t border-line max-lg:my-1" />}
      {hasHeading && (
        <button
          id={headingId}
          type="button"
          aria-expanded={!isCollapsed}
          aria-controls={listId}
          onClick={onToggle}
          className="mt-1 flex min-h-11 w-full items-center gap-2 rounded-s px-3 text-left text-xs font-[640] text-ink-soft transition-colors duration-150 hover:bg-surface-sunken hover:text-ink focus-visible:-outline-offset-2"
        >
          <span className="min-w-0 flex-1 truncate">{heading}</span>
          <ChevronDown
            size={16}
            aria-hidden
            className={clsx(
              'shrink-0 transition-transform duration-200',
              isCollapsed && '-rotate-90',
            )}
          />
        </button>
      )}
      <ul
        id={listId}
        aria-labelledby={hasHeading ? headingId : undefined}
        aria-label={hasHeading ? undefined : (heading ?? undefined)}
        hidden={shown.length === 0}
        className="grid grid-cols-[minmax(0,1fr)] gap-0.5"
      >
        {shown.map((section) => (
          <li key={section.id}>
            <NavItem section={section} look="side" unread={unread} />
          </li>
        ))}
      </ul>
    </div>
  );
}
