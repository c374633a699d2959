import { USER_TEXTS } from '@hearthside/contract/member/users';
import { useState } from 'react';
import { useVerifying } from '@/features/member';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast/toast';

export interface VerifyButtonProps {
  person: { id: number; name: string };
  /** Called after each try, because the button may leave the page with its person. */
  onDone: () => void;
}

/** Verifies somebody at once. The toast that names them offers to undo it, so nothing is asked before. */
export function VerifyButton({ person, onDone }: VerifyButtonProps) {
  const [busy, setBusy] = useState(false);
  const verify = useVerifying(onDone);
  const run = async () => {
    setBusy(true);
    try {
      await verify(person, true);
    } catch (error) {
      toast.error(messageOf(error, USER_TEXTS.verifyFailed), person.name);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="quiet"
      size="s"
      busy={busy}
      busyLabel="Verifying..."
      aria-label={`Verify ${person.name}`}
      onClick={() => void run()}
    >
      Verify
    </Button>
  );
}
