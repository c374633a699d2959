import { ThemeToggle } from '@/ui/theme-toggle';
import { SignOut } from './sign-out';

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
