import { standing } from '@/features/member';
import { useMe } from '@/features/session';
import { Avatar } from '@/ui/media/avatar';
import { ThemeToggle } from '@/ui/theme-toggle';
import { SignOut } from './sign-out';
import { useName } from './use-name';

/** The signed-in member: picture, name, role and whether they are verified. */
export function AccountCard() {
  const me = useMe();
  const name = useName();
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2.5 text-left">
      <Avatar name={name} src={me.profilePicture} />
      <span className="min-w-0">
        <span className="block truncate text-s leading-snug font-semibold">{name}</span>
        <span className="block text-xs text-ink-soft">{standing(me)}</span>
      </span>
    </span>
  );
}

/** What the member can do here: choose the colors and sign out. */
export function AccountActions() {
  return (
    <div className="grid gap-3">
      <div>
        <p aria-hidden className="mb-1.5 text-xs font-semibold text-ink-soft">
          Colors
        </p>
        <ThemeToggle />
      </div>
      <SignOut />
    </div>
  );
}
