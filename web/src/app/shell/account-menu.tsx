import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { ChevronsUpDown } from 'lucide-react';
import { useMe } from '@/features/session';
import { Avatar } from '@/ui/media/avatar';
import { BackCloses } from '@/ui/dialogs/use-back-closes';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { AccountActions, AccountCard } from './account';
import { useName } from './use-name';

/** The account menu at the bottom of the sidebar. */
export function AccountMenu() {
  const me = useMe();
  const name = useName();
  return (
    <Popover className="relative mt-3 border-t border-line pt-3">
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
        // Rendered next to its button in the document, like the bell's menu.
        transition
        className="absolute bottom-full left-0 z-40 mb-2 w-max max-w-100 min-w-56 rounded-m border border-line bg-surface p-3.5 shadow-2 transition duration-150 data-closed:translate-y-1 data-closed:opacity-0"
      >
        {({ open, close }) => (
          <>
            <BackCloses open={open} close={close} />
            <div className="mb-3 flex lg:hidden">
              <AccountCard />
            </div>
            <AccountActions />
          </>
        )}
      </PopoverPanel>
    </Popover>
  );
}
