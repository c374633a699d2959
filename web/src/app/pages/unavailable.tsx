import { CloudOff, RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { EmergencyHelpLink } from '@/features/settings';
import { Button } from '@/ui/button';
import { PageMessage } from './page-message';

export interface UnavailableProps {
  whole?: boolean;
  heading: string;
  onRetry: () => Promise<void>;
  children: ReactNode;
}

/** Something can't be reached. The member can try again, and the component that shows this retries on its own. */
export function Unavailable({ whole, heading, onRetry, children }: UnavailableProps) {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <PageMessage
      whole={whole}
      tone="bad"
      icon={<CloudOff size={32} aria-hidden />}
      heading={heading}
      actions={
        <>
          <Button
            variant="quiet"
            icon={<RotateCcw size={18} aria-hidden />}
            busy={busy}
            busyLabel="Trying again..."
            onClick={() => void retry()}
          >
            Retry
          </Button>
          <EmergencyHelpLink />
        </>
      }
    >
      {children}
    </PageMessage>
  );
}
