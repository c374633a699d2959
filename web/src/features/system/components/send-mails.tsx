import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useSendMails } from '../api/system';
import { refusedWords, some } from '../model/system-words';

export interface SendMailsProps {
  /** How many are sent. */
  count: number;
  /** How many are not, because the mail server refused them for good. */
  refused: number;
  seenAt: string;
}

const STAYING =
  'They go out a few at a time. Emails with an account link stay here, because we don\u2019t keep those links.';

/** Sends again all mails that were given up and not refused, after it was confirmed. */
export function SendMails({ count, refused, seenAt }: SendMailsProps) {
  const { trigger } = useSendMails();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        icon={<Send size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      >
        {`Try all again (${count})`}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={`Send ${count === 1 ? 'this email' : `all ${count} emails`} again?`}
        message={refused > 0 ? `${STAYING} ${refusedWords(refused)}` : STAYING}
        confirmLabel="Send again"
        busyLabel="Sending..."
        onConfirm={async () => {
          const { mails, refused: left } = await trigger({ writtenBefore: seenAt });
          if (mails === 0) toast.error('None of these emails can be sent again');
          else if (left === 0) toast.success(`${some(mails, 'email')} will go out in a moment`);
          else
            toast.success(`${some(mails, 'email')} will go out in a moment. ${refusedWords(left)}`);
        }}
      />
    </>
  );
}
