import type { SystemMail } from '@hearthside/contract/system/mails';
import { MailX, Send } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { formatAgo, formatDateTime } from '@/lib/dates';
import { Button } from '@/ui/button';
import { EmailText, OwnWords } from '@/ui/email-text';
import { DataTable, type Column } from '@/ui/lists/table';
import { toast } from '@/ui/toast/toast';
import { useDismissMail, useSendMail } from '../api/system';

export interface MailsTableProps {
  mails: readonly SystemMail[];
  busy: boolean;
  /** A row has left the list, with the focus in it. */
  onGone: () => void;
}

const FACTS: Column<SystemMail>[] = [
  {
    id: 'subject',
    header: 'Subject',
    primary: true,
    cell: ({ subject }) => <OwnWords text={subject} />,
  },
  { id: 'to', header: 'To', cell: ({ to }) => <EmailText email={to} /> },
  {
    id: 'written',
    header: 'Written',
    nowrap: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatAgo(createdAt)}</time>,
  },
  {
    id: 'problem',
    header: 'Why',
    cell: ({ problem, tries, nextTryAt }) => (
      <>
        {problem ? <OwnWords text={problem} /> : 'Next in line'}
        <span className="block text-s text-ink-soft">
          {tries === 1 ? '1 try' : `${tries} tries`}
          {nextTryAt && `, the next ${formatDateTime(nextTryAt)}`}
        </span>
      </>
    ),
  },
];

/** Mails that did not go, with what can be done about each. */
export function MailsTable({ mails, busy, onGone }: MailsTableProps) {
  const actions: Column<SystemMail> = {
    id: 'actions',
    header: 'Actions',
    cell: (mail) => <MailActions mail={mail} onGone={onGone} />,
  };
  return (
    <DataTable
      caption="Emails"
      columns={[...FACTS, actions]}
      rows={mails}
      rowKey={({ id }) => id}
      busy={busy}
      cardsTo="lg"
    />
  );
}

function MailActions({ mail, onGone }: { mail: SystemMail; onGone: () => void }) {
  const { id, state, subject, canSend } = mail;
  const { trigger: send } = useSendMail();
  const { trigger: dismiss } = useDismissMail();
  const [busy, setBusy] = useState<'send' | 'dismiss'>();
  const act = async (what: 'send' | 'dismiss', work: () => Promise<unknown>, done: string) => {
    setBusy(what);
    try {
      await work();
      onGone();
      toast.success(done);
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(undefined);
    }
  };
  const isLost = state === 'given_up';
  return (
    <div className="flex flex-wrap items-center gap-2">
      {canSend ? (
        <Button
          variant="quiet"
          size="s"
          icon={<Send size={18} aria-hidden />}
          busy={busy === 'send'}
          aria-label={`${isLost ? 'Try again' : 'Send now'}: ${subject}`}
          onClick={() => void act('send', () => send({ id }), 'The email will go out in a moment')}
        >
          {isLost ? 'Try again' : 'Send now'}
        </Button>
      ) : (
        <span className="max-w-[34ch] text-s text-ink-soft">
          Can’t be sent again: its text isn’t kept, because it may have had a link for an account.
          The member can ask for a new link, for example under “Forgot password?”. An invitation can
          be sent again, or withdrawn and corrected, under Users, Invitations.
        </span>
      )}
      {isLost && (
        <Button
          variant="quiet"
          size="s"
          icon={<MailX size={18} aria-hidden />}
          busy={busy === 'dismiss'}
          aria-label={`Dismiss: ${subject}`}
          onClick={() => void act('dismiss', () => dismiss({ id }), 'Email dismissed')}
        >
          Dismiss
        </Button>
      )}
    </div>
  );
}
