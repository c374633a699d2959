import { countsLess } from '@hearthside/contract/donation/fields';
import type { Donation } from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { Repeat } from 'lucide-react';
import { formatDate } from '@/lib/dates';
import { EmailText, OwnWords } from '@/ui/email-text';
import { latePart } from '@/ui/late-part';
import { BelowName, DataTable, type Column } from '@/ui/lists/table';
import { nameOf } from '../../model/donation-words';
import { DonationBadge } from './donation-badge';
import { DonationMenu } from './donation-menu';
import { useOpenedDialog } from './use-opened-dialog';

const useStatusDialog = latePart(async () => (await import('./status-dialog')).StatusDialog);

export interface DonationsTableProps {
  donations: readonly Donation[];
  busy: boolean;
  onOpen: (donation: Donation) => void;
  /** Called after a change. The element that had the focus may be gone. */
  onChanged: () => void;
}

/** A page of donations (part 2 §2). */
export function DonationsTable({ donations, busy, onOpen, onChanged }: DonationsTableProps) {
  const status = useOpenedDialog(useStatusDialog, onChanged);
  const columns: Column<Donation>[] = [
    { id: 'donor', header: 'Donor', primary: true, cell: (one) => donorCell(one, onOpen) },
    { id: 'email', header: 'Email', wideOnly: 'widest', cell: emailCell },
    {
      id: 'amount',
      header: 'Amount',
      align: 'end',
      nowrap: true,
      cell: amountCell,
    },
    { id: 'recurring', header: 'Recurring', wideOnly: true, cell: recurringCell },
    { id: 'status', header: 'Status', cell: ({ status }) => <DonationBadge status={status} /> },
    {
      id: 'date',
      header: 'Date',
      nowrap: true,
      cell: ({ givenOn }) => <time dateTime={givenOn}>{formatDate(givenOn)}</time>,
    },
    { id: 'transaction', header: 'Transaction', wideOnly: true, cell: transactionCell },
    {
      id: 'actions',
      header: 'Actions',
      actions: true,
      cell: (donation) => (
        <DonationMenu
          donation={donation}
          onOpen={() => onOpen(donation)}
          onStatus={() => status.open(donation)}
        />
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption="Donations"
        columns={columns}
        rows={donations}
        rowKey={({ id }) => id}
        busy={busy}
        cardsTo="md"
      />
      {status.dialog}
    </>
  );
}

const NONE = <span className="text-ink-soft">None</span>;

function donorCell(donation: Donation, onOpen: (donation: Donation) => void) {
  const { donorEmail, givebutterTransactionId, isRecurring } = donation;
  return (
    <>
      <button
        type="button"
        data-prints
        aria-haspopup="dialog"
        onClick={() => onOpen(donation)}
        className="-my-1.5 inline-flex min-h-11 items-center rounded-s py-1.5 text-left text-brand-strong underline-offset-3 hover:underline"
      >
        <OwnWords text={nameOf(donation)} />
      </button>
      {donorEmail && (
        <BelowName widest>
          <EmailText email={donorEmail} />
        </BelowName>
      )}
      {isRecurring && <BelowName>Recurring</BelowName>}
      {givebutterTransactionId && (
        <BelowName>
          <OwnWords text={givebutterTransactionId} />
        </BelowName>
      )}
    </>
  );
}

const amountCell = (donation: Donation) => (
  <>
    <span className="font-[560] tabular-nums">{shownMoney(donation.amount)}</span>
    {countsLess(donation) && (
      <span className="block text-s text-ink-soft tabular-nums">
        {shownMoney(donation.refunded)} refunded
      </span>
    )}
  </>
);

const emailCell = ({ donorEmail }: Donation) =>
  donorEmail ? <EmailText email={donorEmail} /> : NONE;

const recurringCell = ({ isRecurring }: Donation) =>
  isRecurring ? (
    <span className="inline-flex items-center gap-1.5">
      <Repeat size={16} aria-hidden className="shrink-0 text-brand-strong" />
      Yes
    </span>
  ) : (
    'No'
  );

const transactionCell = ({ givebutterTransactionId }: Donation) =>
  givebutterTransactionId ? (
    <span className="text-s">
      <OwnWords text={givebutterTransactionId} />
    </span>
  ) : (
    NONE
  );
