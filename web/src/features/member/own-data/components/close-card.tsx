import { CLOSING_DAYS, OWN_DATA_TEXTS } from '@hearthside/contract/member/own-data';
import { useState } from 'react';
import { useMe } from '@/features/session';
import { Button } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { CloseDialog } from './close-dialog';

/** Closes the member's own account. What goes and what stays is said before. */
export function CloseCard() {
  const { role } = useMe();
  const [asking, setAsking] = useState(false);
  const isAdmin = role === 'admin';
  return (
    <Card aria-labelledby="close-account">
      <CardTitle id="close-account">Close my account</CardTitle>
      <div className="grid max-w-[65ch] gap-2 text-s text-ink-soft">
        <p>
          You’ll be signed out everywhere, and no one will see you here anymore. For {CLOSING_DAYS}{' '}
          days you can come back by signing in. After that, your profile, answers, appointments and
          notifications are permanently erased.
        </p>
        <p>
          What we keep: your gifts, for the books; your messages, without your name, because they
          also belong to the people you wrote to; your animals, so they stay cared for; and a
          record, by name, that you were a member and what was done. Backups keep the rest until
          they expire.
        </p>
      </div>
      {isAdmin && <p className="mt-3">{OWN_DATA_TEXTS.adminsStay}</p>}
      <Button
        variant="danger"
        className="mt-4"
        disabled={isAdmin}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        Close my account
      </Button>
      <CloseDialog open={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}
