import type { Me } from '@hearthside/contract/member/me';
import type { SectionId } from '@hearthside/contract/section';
import clsx from 'clsx';
import { ChevronRight, Sprout } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useInboxSummary } from '@/features/inbox';
import { SECTION_ICONS } from '@/lib/section-icons';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { likelySections } from '../model/home-words';

export interface EmptyHomeProps {
  me: Me;
  /** Whether there are messages or an appointment beside it. On phones these stand alone. */
  hasMore: boolean;
}

/** The first page of a member for whom there is nothing: it says so, and where they might want to go. */
export function EmptyHome({ me, hasMore }: EmptyHomeProps) {
  const { hasChats } = useInboxSummary();
  return (
    <Card className={clsx(hasMore && 'max-lg:hidden')}>
      <EmptyState
        icon={<Sprout size={32} aria-hidden />}
        title={`Nothing ${hasMore ? 'else ' : ''}needs you right now. Enjoy your day with the animals.`}
        className="pt-6 pb-4"
      />
      <ul className="-mx-2 grid">
        {likelySections(me, hasChats).map(({ id, label, line, path }) => {
          const Icon = SECTION_ICONS[id as SectionId];
          return (
            <li key={id}>
              <Link
                to={path}
                className="flex min-h-14 items-center gap-3.5 rounded-s px-2 py-2 transition-colors duration-150 hover:bg-surface-sunken"
              >
                <span className="grid size-10.5 shrink-0 place-items-center rounded-s bg-brand-soft text-brand-strong">
                  <Icon size={20} aria-hidden />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{label}</span>
                  <span className="block text-s text-ink-soft">{line}</span>
                </span>
                <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-soft" />
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
