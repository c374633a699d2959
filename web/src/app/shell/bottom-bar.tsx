import type { Section } from '@hearthside/contract/section';
import clsx from 'clsx';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { FetchedDialog } from '@/ui/dialogs/fetched-dialog';
import { latePart } from '@/ui/late-part';
import { inBottomBar } from './bottom-places';
import { NavItem } from './nav-item';

const useMoreSheet = latePart(async () => (await import('./more-sheet')).MoreSheet);

export interface BottomBarProps {
  sections: readonly Section[];
  /** How many messages are unread. */
  unread: number;
  /** Set when the page on screen has no room for the bar. */
  hidden: boolean;
}

/** The bar on phones: the most used sections, and More for all others and the account. */
export function BottomBar({ sections, unread, hidden }: BottomBarProps) {
  const [more, setMore] = useState(false);
  const { places, others } = inBottomBar(sections);
  return (
    <nav
      aria-label="Sections"
      className={clsx(
        'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden',
        hidden && 'hidden',
      )}
    >
      <ul className="grid h-16 auto-cols-fr grid-flow-col max-[360px]:auto-cols-auto">
        {places.map((section) => (
          <li key={section.id} className="min-w-0">
            <NavItem section={section} look="bottom" unread={unread} />
          </li>
        ))}
        <li className="min-w-0">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={more}
            onClick={() => setMore(true)}
            className="flex size-full flex-col items-center justify-center gap-1 text-[length:min(var(--text-xs),3.6vw)] font-[520] text-ink-soft focus-visible:-outline-offset-2"
          >
            <Ellipsis size={23} aria-hidden />
            More
          </button>
        </li>
      </ul>
      <FetchedDialog
        usePart={useMoreSheet}
        of={{ open: more, onClose: () => setMore(false), sections: others, unread }}
      />
    </nav>
  );
}
