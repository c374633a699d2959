import type { Section, SectionId } from '@hearthside/contract/section';
import clsx from 'clsx';
import { NavLink } from 'react-router-dom';
import { useNewVersion, willLoadVersion } from '@/lib/portal-version';
import { SECTION_ICONS } from '@/lib/section-icons';
import { CountBadge } from '@/ui/badge';

const LOOKS = {
  side: {
    box: 'min-h-11 rounded-s max-lg:flex-col max-lg:gap-0.5 max-lg:px-0 max-lg:py-2 max-lg:text-xs lg:gap-3 lg:px-3',
    on: 'bg-brand-soft text-brand-strong',
    off: 'text-ink-soft hover:bg-surface-sunken hover:text-ink',
    // In the narrow column a label has two lines, and the count sits on the icon's corner.
    label: 'lg:truncate max-lg:text-center max-lg:leading-tight',
    count: 'lg:ml-auto max-lg:absolute max-lg:top-0.5 max-lg:left-1/2 max-lg:ml-1.5',
  },
  sheet: {
    box: 'min-h-12 gap-3 rounded-s px-3',
    on: 'bg-brand-soft text-brand-strong',
    off: 'text-ink',
    label: 'truncate',
    count: 'ml-auto',
  },
  bottom: {
    box: 'h-full flex-col justify-center gap-1 text-[length:min(var(--text-xs),3.6vw)] max-[360px]:tracking-tighter',
    on: 'text-brand-strong',
    off: 'text-ink-soft',
    // A label of two words gets two lines, so that no word is cut off.
    label: 'line-clamp-2 text-center leading-tight',
    count: 'absolute top-1 left-1/2 ml-1.5',
  },
};

export interface NavItemProps {
  section: Section;
  look: keyof typeof LOOKS;
  /** How many messages are unread. Shown at the inbox. */
  unread: number;
}

/** One section in the navigation: its icon and its name. It leads to the new version of the portal if there is one. */
export function NavItem({ section, look, unread }: NavItemProps) {
  const Icon = SECTION_ICONS[section.id as SectionId];
  const { box, on, off, label, count } = LOOKS[look];
  const isOutdated = useNewVersion();
  return (
    <NavLink
      to={section.path}
      end={section.path === '/'}
      reloadDocument={isOutdated}
      onClick={willLoadVersion}
      className={({ isActive }) =>
        clsx(
          'relative flex items-center transition-colors duration-150 focus-visible:-outline-offset-2',
          box,
          isActive ? `${on} font-[650]` : `${off} font-[520]`,
        )
      }
    >
      <Icon size={look === 'bottom' ? 23 : 20} aria-hidden className="shrink-0" />
      <span className={clsx('max-w-full', label)}>{section.label}</span>
      {section.id === 'inbox' && <CountBadge count={unread} label="unread" className={count} />}
    </NavLink>
  );
}
