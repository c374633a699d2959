import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useSendMails } from '../api/system';
import { some } from '../model/system-words';

/** Sends again all mails that were given up, after it was confirmed. */
export function SendMails({ count, seenAt }: { count: number; seenAt: string }) {
  const { trigger } = useSendMails();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        icon={<Send size={18} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        {`Try all again (${count})`}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={`Send ${count === 1 ? 'this email' : `all ${count} emails`} again?`}
        message="They go out a few at a time. Emails with an account link stay here, because we don’t keep those links."
        confirmLabel="Send again"
        busyLabel="Sending..."
        onConfirm={async () => {
          const { mails } = await trigger({ writtenBefore: seenAt });
          if (mails === 0) toast.error('None of these emails can be sent again');
          else toast.success(`${some(mails, 'email')} will go out in a moment`);
        }}
      />
    </>
  );
}
