import { useState, type ReactNode } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast/toast';

export interface RunButtonProps {
  /** Whom or what it is about, by name. */
  about: string;
  /** The button's full name, since a list has one per row: 'Verify Rosa Marchetti'. */
  label: string;
  busyLabel: string;
  /** The message for a failure without one. */
  failed: string;
  run: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * The button in a row that does something at once, without asking before. It shows that it runs, does nothing while it
 * does, and names whom it failed for.
 */
export function RunButton({ about, label, busyLabel, failed, run, children }: RunButtonProps) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await run();
    } catch (error) {
      toast.error(messageOf(error, failed), about);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="quiet"
      size="s"
      busy={busy}
      busyLabel={busyLabel}
      aria-label={label}
      onClick={() => void press()}
    >
      {children}
    </Button>
  );
}
