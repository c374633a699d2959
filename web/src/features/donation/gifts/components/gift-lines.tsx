import { isCalendarDate } from '@hearthside/contract/is-calendar-date';
import type { GiftLine } from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { LineProblem } from '@/kit/csv-list/csv-list-lines';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { OwnWords } from '@/ui/email-text';
import type { Column } from '@/ui/lists/table';

/** The columns for each line of a list of gifts. */
export const GIFT_LINE_COLUMNS: readonly Column<GiftLine>[] = [
  {
    id: 'donor',
    header: 'Donor',
    primary: true,
    className: 'max-md:order-first',
    cell: ({ donorName }) => <OwnWords text={donorName || 'No name'} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    nowrap: true,
    cell: ({ amount }) =>
      amount === null ? 'None' : <span className="tabular-nums">{shownMoney(amount)}</span>,
  },
  {
    id: 'date',
    header: 'Date',
    nowrap: true,
    cell: ({ date }) => (isCalendarDate(date) ? formatDate(date) : <OwnWords text={date} />),
  },
  { id: 'result', header: 'Result', cell: resultCell },
];

function resultCell(line: GiftLine) {
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Outcome {...line} />
      {line.sameAs !== null && (
        <span className="text-s text-ink-soft">Same as line {line.sameAs}</span>
      )}
      {line.renews && (
        <Badge tone="neutral">
          {line.outcome === 'added' ? 'Membership renewed' : 'Renews a membership'}
        </Badge>
      )}
    </div>
  );
}

function Outcome({ outcome, problem }: GiftLine) {
  if (outcome === 'ready') return <Badge tone="good">Ready</Badge>;
  if (outcome === 'added') return <Badge tone="good">Recorded</Badge>;
  if (outcome === 'there_already') return <Badge tone="neutral">Already recorded</Badge>;
  return <LineProblem text={problem} />;
}
