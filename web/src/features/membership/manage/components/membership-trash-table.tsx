import type { TrashedMembership } from '@hearthside/contract/membership-shapes';
import { MEMBERSHIP_TEXTS } from '@hearthside/contract/membership';
import { shownMoney } from '@hearthside/contract/money';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { formatDate } from '@/lib/dates';
import { Button } from '@/ui/button';
import { OwnWords } from '@/ui/email-text';
import { DataTable, type Column } from '@/ui/lists/table';
import { toast } from '@/ui/toast/toast';
import { useChangeMembership } from '../../api/use-change-membership';
import { ownerOf } from '../../model/membership-words';

export interface MembershipTrashTableProps {
  memberships: readonly TrashedMembership[];
  busy: boolean;
  /** One has left the list. */
  onBack: () => void;
}

const FACTS: Column<TrashedMembership>[] = [
  {
    id: 'owner',
    header: 'Owner',
    primary: true,
    cell: (one) => <OwnWords text={ownerOf(one)} />,
  },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => shownMoney(amount) },
  {
    id: 'deadline',
    header: MEMBERSHIP_TEXTS.nextDeadline,
    nowrap: true,
    cell: ({ nextDeadline }) => formatDate(nextDeadline),
  },
  {
    id: 'deleted',
    header: 'Deleted',
    cell: ({ deletedAt, deletedBy, erasedAt }) => (
      <span>
        {formatDate(deletedAt)}
        {deletedBy && <OwnWords text={`, by ${deletedBy}`} />}
        <span className="block text-s text-ink-soft">Will be erased on {formatDate(erasedAt)}</span>
      </span>
    ),
  },
];

/** Deleted memberships, one a row, each with the way back. */
export function MembershipTrashTable(props: MembershipTrashTableProps) {
  const { memberships, busy, onBack } = props;
  const { restore } = useChangeMembership();
  const [restoring, setRestoring] = useState<ReadonlySet<number>>(new Set());
  const handleRestore = async (one: TrashedMembership) => {
    setRestoring((now) => new Set(now).add(one.id));
    try {
      await restore(one.id);
      toast.success(`The membership of ${ownerOf(one)} is back`);
      onBack();
    } catch (error) {
      toast.error(messageOf(error, `The membership of ${ownerOf(one)} could not be brought back`));
    } finally {
      setRestoring((now) => new Set([...now].filter((id) => id !== one.id)));
    }
  };
  const actions: Column<TrashedMembership> = {
    id: 'actions',
    header: 'Actions',
    actions: true,
    cell: (one) => (
      <Button
        variant="quiet"
        size="s"
        icon={<ArchiveRestore size={18} aria-hidden />}
        busy={restoring.has(one.id)}
        busyLabel="Restoring..."
        onClick={() => void handleRestore(one)}
      >
        Restore <span className="sr-only">the membership of {ownerOf(one)}</span>
      </Button>
    ),
  };
  return (
    <DataTable
      caption="Deleted memberships"
      columns={[...FACTS, actions]}
      rows={memberships}
      rowKey={({ id }) => id}
      busy={busy}
    />
  );
}
