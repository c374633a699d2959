import type { Section, SectionId } from '@hearthside/contract/section';
import clsx from 'clsx';
import { NavLink } from 'react-router-dom';
import { SECTION_ICONS } from '@/lib/section-icons';

const LOOKS = {
  side: {
    box: 'min-h-11 rounded-s max-lg:flex-col max-lg:gap-0.5 max-lg:px-1 max-lg:py-2 max-lg:text-xs lg:gap-3 lg:px-3',
    on: 'bg-brand-soft text-brand-strong',
    off: 'text-ink-soft hover:bg-surface-sunken hover:text-ink',
  },
  sheet: {
    box: 'min-h-12 gap-3 rounded-s px-3',
    on: 'bg-brand-soft text-brand-strong',
    off: 'text-ink',
  },
  bottom: {
    box: 'h-full flex-col justify-center gap-1 text-xs max-[360px]:tracking-tighter',
    on: 'text-brand-strong',
    off: 'text-ink-soft',
  },
};

export interface NavItemProps {
  section: Section;
  look: keyof typeof LOOKS;
}

/** One section in the navigation: its drawing and its name. */
export function NavItem({ section, look }: NavItemProps) {
  const Icon = SECTION_ICONS[section.id as SectionId];
  const { box, on, off } = LOOKS[look];
  return (
    <NavLink
      to={section.path}
      end={section.path === '/'}
      className={({ isActive }) =>
        clsx(
          'flex items-center transition-colors duration-150 focus-visible:-outline-offset-2',
          box,
          isActive ? `${on} font-[650]` : `${off} font-[520]`,
        )
      }
    >
      <Icon size={look === 'bottom' ? 23 : 20} aria-hidden className="shrink-0" />
      <span className="max-w-full truncate">{section.label}</span>
    </NavLink>
  );
}
