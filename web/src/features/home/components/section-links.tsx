import type { Me } from '@hearthside/contract/member/profile';
import { sectionsFor, type SectionId } from '@hearthside/contract/section';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useHasAppointments } from '@/features/appointment';
import { useInboxSummary } from '@/features/inbox';
import { SECTION_ICONS } from '@/lib/section-icons';
import { Card, CardTitle } from '@/ui/card';

/** The member's sections, each with a line about its content. */
export function SectionLinks({ me }: { me: Me }) {
  const { hasChats } = useInboxSummary();
  const hasAppointments = useHasAppointments();
  const sections = sectionsFor(me, { hasChats, hasAppointments }).filter(({ id }) => id !== 'home');
  return (
    <Card aria-labelledby="places">
      <CardTitle id="places">Where to next</CardTitle>
      <ul className={clsx('-mx-2 grid gap-x-2', sections.length > 1 && 'xl:grid-cols-2')}>
        {sections.map(({ id, label, line, path }) => {
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
