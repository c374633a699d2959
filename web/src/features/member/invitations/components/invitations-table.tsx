import { ROLE_LABELS } from '@hearthside/contract/access';
import type { Invitation } from '@hearthside/contract/member/invitations';
import { MailX, Send } from 'lucide-react';
import { messageOf } from '@/lib/api/api-error';
import { formatDate } from '@/lib/dates';
import { fullName } from '@/lib/full-name';
import { Badge } from '@/ui/badge';
import { EmailText } from '@/ui/email-text';
import { RowMenu } from '@/ui/dialogs/menu';
import { BelowName, DataTable, type Column } from '@/ui/lists/table';
import { toast } from '@/ui/toast/toast';
import { useResendInvitation } from '../api/invitations';
import { isOver } from '../../model/time-left';
import { EmailLink } from '../../components/email-link';

export interface InvitationsTableProps {
  invitations: readonly Invitation[];
  busy: boolean;
  onWithdraw: (invitation: Invitation) => void;
}

const FACTS: Column<Invitation>[] = [
  {
    id: 'name',
    header: 'Name',
    primary: true,
    cell: (invitation) => (
      <>
        {fullName(invitation)}
        <BelowName>
          <EmailText email={invitation.email} />
        </BelowName>
      </>
    ),
  },
  {
    id: 'email',
    header: 'Email',
    wideOnly: true,
    cell: ({ email }) => <EmailLink email={email} />,
  },
  { id: 'role', header: 'Role', cell: ({ role }) => ROLE_LABELS[role].one },
  {
    id: 'invited',
    header: 'Invited',
    nowrap: true,
    cell: ({ invitedAt }) => formatDate(invitedAt),
  },
  {
    id: 'holds',
    header: 'Link expires on',
    nowrap: true,
    cell: ({ expiresAt }) =>
      isOver(expiresAt) ? <Badge tone="warn">Expired</Badge> : formatDate(expiresAt),
  },
];

/** Invitations, one per row, with their actions. */
export function InvitationsTable({ invitations, busy, onWithdraw }: InvitationsTableProps) {
  const { trigger: resend } = useResendInvitation();
  const sendAgain = async (invitation: Invitation) => {
    try {
      await resend({ id: invitation.id });
      toast.success(`Invitation sent again to ${fullName(invitation)}`);
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  const actions: Column<Invitation> = {
    id: 'actions',
    header: 'Actions',
    actions: true,
    cell: (invitation) => (
      <RowMenu
        name={fullName(invitation)}
        items={[
          {
            label: 'Send again',
            icon: <Send size={18} aria-hidden />,
            onSelect: () => void sendAgain(invitation),
          },
          {
            label: 'Withdraw',
            icon: <MailX size={18} aria-hidden />,
            danger: true,
            onOpen: () => onWithdraw(invitation),
          },
        ]}
      />
    ),
  };
  return (
    <DataTable
      caption="Invitations"
      columns={[...FACTS, actions]}
      rows={invitations}
      rowKey={({ id }) => id}
      busy={busy}
      cardsTo="md"
    />
  );
}
