import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useContactDialog } from '@/features/help';
import { Button } from '@/ui/button';
import { LateDialog } from '@/ui/dialogs/late-dialog';

export interface AskRenewalProps {
  label: string;
  /** The initial text of the message to the office. */
  begun: string;
}

/** Asks the office for a renewal if no gift does it: the message is prepared, and one more press sends it. */
export function AskRenewal({ label, begun }: AskRenewalProps) {
  const [asking, setAsking] = useState(false);
  const dialog = useContactDialog();
  const { data: ContactDialog } = dialog;
  const close = () => setAsking(false);
  return (
    <>
      <Button
        icon={<MessageCircle size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {ContactDialog ? (
        <ContactDialog about={asking ? label : undefined} begun={begun} onClose={close} />
      ) : (
        <LateDialog part={dialog} open={asking} onClose={close} title={label} />
      )}
    </>
  );
}
