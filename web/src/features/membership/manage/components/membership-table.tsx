import { ROLE_LABELS } from '@hearthside/contract/access';
import { memberPages } from '@hearthside/contract/member/pages';
import { MEMBERSHIP_TEXTS } from '@hearthside/contract/membership/fields';
import type { Membership } from '@hearthside/contract/membership/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { PencilLine, Printer, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/dates';
import { EmailText } from '@/ui/email-text';
import { RowMenu } from '@/ui/dialogs/menu';
import { BelowName, DataTable, type Column } from '@/ui/lists/table';
import { ownerOf } from '../../model/membership-words';
import { RemindersSwitch } from './reminders-switch';
import { StatusBadge } from './status-badge';

export interface MembershipActions {
  onEdit: (membership: Membership) => void;
  onPrint: (membership: Membership) => void;
  onDelete: (membership: Membership) => void;
}

export interface MembershipTableProps extends MembershipActions {
  memberships: readonly Membership[];
  busy: boolean;
}

const FACTS: Column<Membership>[] = [
  {
    id: 'owner',
    header: 'Owner',
    primary: true,
    cell: (membership) => (
      <>
        <Link
          to={memberPages.user(membership.userId)}
          className="-my-1.5 inline-flex min-h-11 items-center rounded-s text-left text-brand-strong underline-offset-3 hover:underline"
        >
          {ownerOf(membership)}
        </Link>
        <span className="block text-s font-normal text-ink-soft">
          <EmailText email={membership.ownerEmail} />
        </span>
        <BelowName>{ROLE_LABELS[membership.ownerRole].one}</BelowName>
      </>
    ),
  },
  {
    id: 'role',
    header: 'Role',
    wideOnly: true,
    cell: ({ ownerRole }) => ROLE_LABELS[ownerRole].one,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    className: 'tabular-nums',
    cell: ({ amount }) => shownMoney(amount),
  },
  {
    id: 'deadline',
    header: MEMBERSHIP_TEXTS.nextDeadline,
    nowrap: true,
    className: 'tabular-nums',
    cell: ({ nextDeadline }) => formatDate(nextDeadline),
  },
  {
    id: 'status',
    header: 'Status',
    nowrap: true,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'reminders',
    header: 'Reminders',
    cell: (membership) => <RemindersSwitch membership={membership} />,
  },
];

/** All memberships, one per row, with their actions (part 2 §2). */
export function MembershipTable({ memberships, busy, ...rowActions }: MembershipTableProps) {
  const actions: Column<Membership> = {
    id: 'actions',
    header: 'Actions',
    actions: true,
    cell: (membership) => <Menu membership={membership} {...rowActions} />,
  };
  return (
    <DataTable
      caption="Memberships"
      columns={[...FACTS, actions]}
      rows={memberships}
      rowKey={({ id }) => id}
      busy={busy}
      cardsTo="lg"
    />
  );
}

function Menu(props: MembershipActions & { membership: Membership }) {
  const { membership, onEdit, onPrint, onDelete } = props;
  return (
    <RowMenu
      name={ownerOf(membership)}
      items={[
        {
          label: 'Edit',
          icon: <PencilLine size={18} aria-hidden />,
          onOpen: () => onEdit(membership),
        },
        {
          label: 'Print',
          icon: <Printer size={18} aria-hidden />,
          onSelect: () => onPrint(membership),
        },
        {
          label: 'Delete',
          icon: <Trash2 size={18} aria-hidden />,
          danger: true,
          divided: true,
          onOpen: () => onDelete(membership),
        },
      ]}
    />
  );
}
