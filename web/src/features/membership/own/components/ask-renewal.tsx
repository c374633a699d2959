import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useContactDialog } from '@/features/help';
import { Button } from '@/ui/button';
import { LateDialog } from '@/ui/dialogs/late-dialog';

export interface AskRenewalProps {
  label: string;
  /** What the message to the office begins with. */
  begun: string;
}

/** Asks the office, where no gift does it: the message is written, and is sent with one more press. */
export function AskRenewal({ label, begun }: AskRenewalProps) {
  const [asking, setAsking] = useState(false);
  const dialog = useContactDialog();
  const { data: ContactDialog } = dialog;
  const close = () => setAsking(false);
  return (
    <>
      <Button icon={<MessageCircle size={18} aria-hidden />} onClick={() => setAsking(true)}>
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
