import type { Section } from '@hearthside/contract/section';
import { Dialog } from '@/ui/dialogs/dialog';
import { AccountActions, AccountCard } from './account';
import { NavItem } from './nav-item';

export interface MoreSheetProps {
  open: boolean;
  onClose: () => void;
  /** The sections that the bar has no room for. */
  sections: readonly Section[];
  /** How many messages are unread. */
  unread: number;
}

/** The sheet on phones: all other sections, and the account. */
export function MoreSheet({ open, onClose, sections, unread }: MoreSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title="More">
      {sections.length > 0 && (
        <ul className="mb-4 grid gap-0.5 border-b border-line pb-4">
          {sections.map((section) => (
            <li key={section.id} onClick={onClose}>
              <NavItem section={section} look="sheet" unread={unread} />
            </li>
          ))}
        </ul>
      )}
      <div className="mb-4 flex">
        <AccountCard />
      </div>
      <AccountActions />
    </Dialog>
  );
}
