import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast/toast';
import { useDecision } from './use-decision';

export interface ApproveButtonProps {
  /** A submission that waits, by the name of who sent it. One that was sent again since this revision is refused. */
  one: { id: number; name: string; revision?: string | undefined };
  /** Called after each try, because the button may leave the page with its row. */
  onDone: () => void;
}

/** Approves a submission where it waits. The toast that names its sender offers to undo it, so nothing is asked before. */
export function ApproveButton({ one: { id, name, revision }, onDone }: ApproveButtonProps) {
  const [busy, setBusy] = useState(false);
  const decide = useDecision();
  const run = async () => {
    setBusy(true);
    try {
      await decide({ responseId: id, approve: true, ...(revision && { revision }) }, name);
    } catch (error) {
      toast.error(messageOf(error, FORM_TEXTS.approveFailed), name);
    } finally {
      setBusy(false);
      onDone();
    }
  };
  return (
    <Button
      variant="quiet"
      size="s"
      busy={busy}
      busyLabel="Approving..."
      aria-label={`Approve: ${name}`}
      onClick={() => void run()}
    >
      Approve
    </Button>
  );
}
