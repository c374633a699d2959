import type { UserDetail } from '@hearthside/contract/member/users';
import { Archive, Ban, KeyRound, LogOut } from 'lucide-react';
import { Button } from '@/ui/button';
import { CardTitle } from '@/ui/card';
import { devices } from '../../model/user-words';
import type { UserAction } from './use-asked';

export interface UserAccountProps {
  detail: UserDetail;
  ask: (action: UserAction) => void;
}

/** How somebody gets into their account, and what an admin can do where that goes wrong. */
export function UserAccount({ detail, ask }: UserAccountProps) {
  const { user, sessions } = detail;
  const isOpen = user.state === 'active';
  return (
    <section aria-labelledby="account-of">
      <CardTitle as="h3" id="account-of" className="mb-1!">
        Signing in
      </CardTitle>
      <p className="mb-2 text-ink-soft">
        {sessions === 0 ? 'Not signed in on any device.' : `Signed in on ${devices(sessions)}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {isOpen && (
          <Button
            variant="quiet"
            size="s"
            icon={<KeyRound size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => ask('reset-link')}
          >
            Send a reset link
          </Button>
        )}
        {sessions > 0 && (
          <Button
            variant="quiet"
            size="s"
            icon={<LogOut size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => ask('sign-out')}
          >
            Sign out everywhere
          </Button>
        )}
        {(isOpen || user.state === 'locked') && (
          <Button
            variant="quiet"
            size="s"
            icon={<Ban size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => ask('suspend')}
          >
            Suspend
          </Button>
        )}
        {user.state !== 'archived' && (
          <Button
            variant="quiet"
            size="s"
            icon={<Archive size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => ask('archive')}
          >
            Archive
          </Button>
        )}
      </div>
    </section>
  );
}
