import clsx from 'clsx';
import { ArrowRight, Zap, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Marked } from '@/kit/marked/marked';
import { SECTION_ICONS } from '@/lib/section-icons';
import type { Hit, HitGroup } from '../model/hits';

export interface SearchResultsProps {
  /** Of the list, for the field that controls it. */
  id: string;
  groups: readonly HitGroup[];
  typed: string;
  /** The place of the hit that Enter opens, counted over all groups. */
  active: number;
  optionId: (place: number) => string;
  onActive: (place: number) => void;
  onChoose: (hit: Hit) => void;
}

const ICONS: Record<string, LucideIcon> = {
  ...SECTION_ICONS,
  sections: ArrowRight,
  actions: Zap,
};

/** What was found, in groups. The arrow keys move through all of it from the field (APG, combobox). */
export function SearchResults(props: SearchResultsProps) {
  const { id, groups, typed, active, optionId, onActive, onChoose } = props;
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { hits }) => sum + hits.length, 0),
  );
  if (groups.length === 0) return null;
  return (
    <div id={id} role="listbox" aria-label="Results" className="-mx-2 grid gap-3">
      {groups.map((group, at) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <p
            id={`${id}-${group.id}`}
            role="presentation"
            className="px-3 pb-1 text-s font-semibold text-ink-soft"
          >
            {group.label}
          </p>
          {group.hits.map((hit, place) => {
            const number = (starts[at] ?? 0) + place;
            return (
              <Option
                key={hit.path + hit.title}
                id={optionId(number)}
                group={group.id}
                hit={hit}
                typed={typed}
                isActive={number === active}
                onActive={() => onActive(number)}
                onChoose={() => onChoose(hit)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  group: string;
  hit: Hit;
  typed: string;
  isActive: boolean;
  onActive: () => void;
  onChoose: () => void;
}

function Option({ id, group, hit, typed, isActive, onActive, onChoose }: OptionProps) {
  const Icon = ICONS[group] ?? ArrowRight;
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={hit.path}
      state={hit.state}
      onClick={onChoose}
      onPointerMove={onActive}
      className={clsx(
        'flex min-h-12 scroll-mt-20 items-center gap-3 rounded-s px-3 py-1.5',
        // An outline too, because forced colors take the background away.
        isActive && 'bg-brand-soft outline-1 outline-transparent forced-colors:outline-2',
      )}
    >
      <Icon size={20} aria-hidden className="shrink-0 text-ink-soft" />
      <span className="min-w-0">
        <span className="block truncate font-[560]">
          <Marked text={hit.title} typed={typed} />
        </span>
        {hit.line && <span className="block truncate text-s text-ink-soft">{hit.line}</span>}
        {hit.snippet && (
          <span className="line-clamp-2 text-s text-ink-soft">
            <Marked text={hit.snippet} typed={typed} />
          </span>
        )}
      </span>
    </Link>
  );
}
