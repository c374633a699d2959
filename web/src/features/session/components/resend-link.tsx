import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { sessions } from '../api/sessions';

/** Sends the confirmation mail again, as often as it is asked to, and shows what came of it. */
export function ResendLink({ email, label }: { email: string; label: string }) {
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<{ text: string; failed?: true }>();
  const resend = async () => {
    setBusy(true);
    // The same words again would be announced to nobody.
    setTold(undefined);
    try {
      setTold({ text: (await sessions.resendConfirmation({ email })).message });
    } catch (error) {
      setTold({ text: messageOf(error), failed: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <p aria-live="polite" className={told?.failed ? 'text-bad' : 'font-medium'}>
        {told?.text}
      </p>
      <Button variant="quiet" size="s" busy={busy} onClick={() => void resend()}>
        {label}
      </Button>
    </div>
  );
}
