import type { TrashedMembership } from '@hearthside/contract/membership/shapes';
import { MEMBERSHIP_TEXTS } from '@hearthside/contract/membership/fields';
import { shownMoney } from '@hearthside/contract/money';
import { formatDate } from '@/lib/dates';
import { TrashTable, useRestoring } from '@/kit/trash/trash-table';
import { OwnWords } from '@/ui/email-text';
import type { Column } from '@/ui/lists/table';
import { useRestoreMembership } from '../../api/memberships';
import { ownerOf } from '../../model/membership-words';

export interface MembershipTrashTableProps {
  memberships: readonly TrashedMembership[];
  busy: boolean;
  /** Called when one has left the list. */
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

/** Deleted memberships, one per row, each with a Restore button. */
export function MembershipTrashTable(props: MembershipTrashTableProps) {
  const { memberships, busy, onBack } = props;
  const { trigger } = useRestoreMembership();
  const { restoring, restore } = useRestoring<TrashedMembership>(
    (one) => `The membership of ${ownerOf(one)}`,
    onBack,
  );
  return (
    <TrashTable
      caption="Deleted memberships"
      facts={FACTS}
      items={memberships}
      busy={busy}
      restoring={restoring}
      onRestore={(one) => void restore(one, () => trigger({ id: one.id }))}
      about={(one) => `the membership of ${ownerOf(one)}`}
    />
  );
}
