import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { sessions } from '../api/sessions';

/** Sends the confirmation mail again, and then shows a confirmation in its place. */
export function ResendLink({ email, label }: { email: string; label: string }) {
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState('');
  const resend = async () => {
    setBusy(true);
    try {
      setTold((await sessions.resendConfirmation({ email })).message);
    } catch (error) {
      setTold(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div aria-live="polite" className="mt-2">
      {told ? (
        <p className="font-medium">{told}</p>
      ) : (
        <Button variant="quiet" size="s" busy={busy} onClick={() => void resend()}>
          {label}
        </Button>
      )}
    </div>
  );
}
