import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { ChevronsUpDown } from 'lucide-react';
import { useMe } from '@/features/session';
import { Avatar } from '@/ui/avatar';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { AccountActions, AccountCard } from './account';
import { useName } from './use-name';

/** The member's own corner at the foot of the sidebar. */
export function AccountMenu() {
  const me = useMe();
  const name = useName();
  return (
    <Popover className="mt-3 border-t border-line pt-3">
      <PopoverButton className="flex w-full items-center gap-2 rounded-s p-1.5 transition-colors duration-150 hover:bg-surface-sunken max-lg:justify-center">
        <VisuallyHidden>Account of {name}</VisuallyHidden>
        <span className="contents lg:hidden">
          <Avatar name={name} src={me.profilePicture} />
        </span>
        <span className="hidden min-w-0 flex-1 items-center gap-2 lg:flex">
          <AccountCard />
          <ChevronsUpDown size={18} aria-hidden className="shrink-0 text-ink-soft" />
        </span>
      </PopoverButton>
      <PopoverPanel
        anchor={{ to: 'top start', gap: 8, padding: 12 }}
        transition
        className="z-40 w-max max-w-100 min-w-56 rounded-m border border-line bg-surface p-3.5 shadow-2 transition duration-150 data-closed:translate-y-1 data-closed:opacity-0"
      >
        <div className="mb-3 flex lg:hidden">
          <AccountCard />
        </div>
        <AccountActions />
      </PopoverPanel>
    </Popover>
  );
}
