import { ROLE_LABELS } from '@hearthside/contract/access';
import type { TrashedUser } from '@hearthside/contract/member/users';
import { ArchiveRestore, Eraser } from 'lucide-react';
import { messageOf } from '@/lib/api/api-error';
import { formatDate } from '@/lib/dates';
import { fullName } from '@/lib/full-name';
import { EmailText, OwnWords } from '@/ui/email-text';
import { RowMenu } from '@/ui/dialogs/menu';
import { BelowName, DataTable, type Column } from '@/ui/lists/table';
import { TwoLines } from '@/ui/lists/two-lines';
import { toast } from '@/ui/toast/toast';
import { useRestoreUser } from '../../users/api/users';
import { timeLeft } from '../../model/time-left';
import { MemberCell } from '../../components/member-cell';

export interface TrashTableProps {
  users: readonly TrashedUser[];
  busy: boolean;
  onErase: (user: TrashedUser) => void;
  /** Asks before the account of somebody who has closed it themselves is restored. */
  onRestoreClosed: (user: TrashedUser) => void;
  /** Called when somebody has left the list. */
  onBack: () => void;
}

const FACTS: Column<TrashedUser>[] = [
  {
    id: 'name',
    header: 'Name',
    primary: true,
    className: 'md:min-w-40!',
    cell: (user) => (
      <MemberCell member={user}>
        {fullName(user)}
        <BelowName>
          <EmailText email={user.email} />
        </BelowName>
      </MemberCell>
    ),
  },
  {
    id: 'email',
    header: 'Email',
    wideOnly: true,
    cell: ({ email }) => <EmailText email={email} />,
  },
  { id: 'role', header: 'Role', cell: ({ role }) => ROLE_LABELS[role].one },
  {
    id: 'deleted',
    header: 'Deleted',
    cell: ({ deletedAt, deletedBy, closed }) => (
      <TwoLines
        first={formatDate(deletedAt)}
        second={closed ? 'closed by themselves' : <OwnWords text={`by ${deletedBy}`} />}
      />
    ),
  },
  {
    id: 'erased',
    header: 'Erased on',
    cell: ({ erasedAt }) => <TwoLines first={formatDate(erasedAt)} second={timeLeft(erasedAt)} />,
  },
];

/** Deleted users, one per row, each with buttons to restore and to erase them. */
export function TrashTable({ users, busy, onErase, onRestoreClosed, onBack }: TrashTableProps) {
  const { trigger: restore } = useRestoreUser();
  const handleRestore = async (user: TrashedUser) => {
    try {
      await restore({ id: user.id });
      toast.success(`${fullName(user)} is back`);
      onBack();
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  const actions: Column<TrashedUser> = {
    id: 'actions',
    header: 'Actions',
    actions: true,
    cell: (user) => (
      <RowMenu
        name={fullName(user)}
        items={[
          {
            label: 'Restore',
            icon: <ArchiveRestore size={18} aria-hidden />,
            ...(user.closed
              ? { onOpen: () => onRestoreClosed(user) }
              : { onSelect: () => void handleRestore(user) }),
          },
          {
            label: 'Delete permanently',
            icon: <Eraser size={18} aria-hidden />,
            danger: true,
            onOpen: () => onErase(user),
          },
        ]}
      />
    ),
  };
  return (
    <DataTable
      caption="Deleted users"
      columns={[...FACTS, actions]}
      rows={users}
      rowKey={({ id }) => id}
      busy={busy}
      cardsTo="md"
    />
  );
}
