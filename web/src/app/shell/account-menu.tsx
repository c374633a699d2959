import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { BackCloses } from '@/ui/dialogs/use-back-closes';
import { AccountCard } from './account';
import { AccountActions } from './account-actions';
import { ACCOUNT_BUTTON, AccountButtonFace } from './account-button';

/** The account menu at the bottom of the sidebar. */
export function AccountMenu() {
  return (
    <Popover>
      <PopoverButton className={ACCOUNT_BUTTON}>
        <AccountButtonFace />
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
