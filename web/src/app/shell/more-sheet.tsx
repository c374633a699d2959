import type { Section } from '@hearthside/contract/section';
import { groupSections } from '@hearthside/contract/section-group';
import clsx from 'clsx';
import { useId } from 'react';
import { Dialog } from '@/ui/dialogs/dialog';
import { AccountCard } from './account';
import { AccountActions } from './account-actions';
import { NavItem } from './nav-item';

export interface MoreSheetProps {
  open: boolean;
  onClose: () => void;
  /** The sections that the bar has no room for. */
  sections: readonly Section[];
  /** How many messages are unread. */
  unread: number;
}

/** The sheet on phones: all other sections in their groups, and the account. */
export function MoreSheet({ open, onClose, sections, unread }: MoreSheetProps) {
  const headings = useId();
  const groups = groupSections(sections);
  return (
    <Dialog open={open} onClose={onClose} title="More">
      {groups.length > 0 && (
        <div className="mb-4 grid gap-0.5 border-b border-line pb-4">
          {groups.map(({ id, heading, sections: own }, at) => (
            <div
              key={id}
              className={clsx(
                // Without a line, a single section would seem to belong to the heading above it.
                !heading && groups[at - 1]?.heading && 'mt-2 border-t border-line pt-2',
              )}
            >
              {heading && (
                <h3
                  id={`${headings}${id}`}
                  className={clsx('px-3 pb-1 text-xs text-ink-soft', at > 0 && 'pt-3')}
                >
                  {heading}
                </h3>
              )}
              <ul
                aria-labelledby={heading ? `${headings}${id}` : undefined}
                className="grid gap-0.5"
              >
                {own.map((section) => (
                  <li key={section.id} onClick={onClose}>
                    <NavItem section={section} look="sheet" unread={unread} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      <div className="mb-4 flex">
        <AccountCard />
      </div>
      <AccountActions />
    </Dialog>
  );
}
