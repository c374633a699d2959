import type { Home } from '@hearthside/contract/member/profile';
import { BellRing, ChevronRight, Sprout } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card, CardTitle } from '@/ui/card';
import { attention } from '../model/attention';

/** What needs the member's attention now. If nothing does, it says so. */
export function Attention({ items, newcomer }: { items: Home['attention']; newcomer: boolean }) {
  const list = attention(items);
  if (list.length === 0) {
    // A new member's checklist already says what there is to do.
    if (newcomer) return null;
    return (
      <Card className="flex items-center gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
          <Sprout size={24} aria-hidden />
        </span>
        <p>Nothing needs you right now. Enjoy your day with the animals.</p>
      </Card>
    );
  }
  return (
    <Card aria-labelledby="attention">
      <CardTitle id="attention">Needs your attention</CardTitle>
      <ul className="-mx-2 grid">
        {list.map(({ id, text, to }) => (
          <li key={id}>
            <Link
              to={to}
              className="flex min-h-14 items-center gap-3.5 rounded-s px-2 py-2 transition-colors duration-150 hover:bg-surface-sunken"
            >
              <span className="grid size-10.5 shrink-0 place-items-center rounded-s bg-accent-soft text-accent-ink">
                <BellRing size={20} aria-hidden />
              </span>
              <span className="min-w-0 flex-1 font-semibold">{text}</span>
              <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
