import { ChevronsUpDown } from 'lucide-react';
import { useMe } from '@/features/session';
import { LateMenu } from '@/ui/late-menu';
import { latePart } from '@/ui/late-part';
import { Avatar } from '@/ui/media/avatar';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { AccountCard } from './account';
import { useName } from './use-name';

const useAccountMenu = latePart(async () => (await import('./account-menu')).AccountMenu);

/** How the button of the account menu looks. */
export const ACCOUNT_BUTTON =
  'flex w-full items-center gap-2 rounded-s p-1.5 transition-colors duration-150 hover:bg-surface-sunken max-lg:justify-center';

/** The account's button at the bottom of the sidebar. Its menu is fetched later. */
export const AccountButton = () => (
  <div className="relative mt-3 border-t border-line pt-3">
    <LateMenu
      usePart={useAccountMenu}
      button={(press) => (
        <button type="button" aria-expanded={false} className={ACCOUNT_BUTTON} onClick={press}>
          <AccountButtonFace />
        </button>
      )}
    />
  </div>
);

/** What stands on the button: the picture, and beside it the name where there is room. */
export function AccountButtonFace() {
  const me = useMe();
  const name = useName();
  return (
    <>
      <VisuallyHidden>Account of {name}</VisuallyHidden>
      <span className="contents lg:hidden">
        <Avatar name={name} src={me.profilePicture} />
      </span>
      <span className="hidden min-w-0 flex-1 items-center gap-2 lg:flex">
        <AccountCard />
        <ChevronsUpDown size={18} aria-hidden className="shrink-0 text-ink-soft" />
      </span>
    </>
  );
}
