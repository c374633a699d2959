import type { LibrarySection } from '@hearthside/contract/library/fields';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { ONLY, placeIn, type Only } from '../../model/library-query';

export interface FilterBarProps {
  section: LibrarySection;
  only: Only | undefined;
}

/** 'All' / 'Videos' / 'Guides and References' in a tab (part 2 §2). */
export function FilterBar({ section, only }: FilterBarProps) {
  const choices: { id: Only | undefined; label: string }[] = [
    { id: undefined, label: 'All' },
    { id: 'videos', label: ONLY.videos },
    { id: 'guides', label: ONLY.guides },
  ];
  return (
    <nav aria-label="Show" className="mb-4 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ id, label }) => (
          <li key={label}>
            <Link
              to={placeIn(section, id && { only: id })}
              aria-current={id === only ? 'true' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center rounded-full border px-4 text-s font-[580] transition-colors duration-150',
                id === only
                  ? 'border-brand bg-brand text-brand-ink'
                  : 'border-line-strong bg-surface text-ink hover:border-line-control hover:bg-surface-sunken',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
