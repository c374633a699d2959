import { isCalendarDate } from '@hearthside/contract/calendar-date';
import type { GiftLine } from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { Checkbox } from '@/ui/fields/checkbox';
import { OwnWords } from '@/ui/email-text';
import { DataTable, type Column } from '@/ui/lists/table';
import { isFaulty } from '../../model/gift-list';

export interface GiftLinesProps {
  /** What came out, in a sentence. */
  summary: string;
  lines: readonly GiftLine[];
}

/** What becomes of each line of a list, and first of all what it comes to. */
export function GiftLines({ summary, lines }: GiftLinesProps) {
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const faulty = lines.filter(isFaulty);
  const mixed = faulty.length > 0 && faulty.length < lines.length;

  // The button that led here is gone; whoever reads with a keyboard or by ear goes on from here.
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => head.current?.focus(), []);

  return (
    <div className="grid gap-3">
      <p ref={head} tabIndex={-1} className="text-l font-semibold outline-none">
        {summary}
      </p>
      {mixed && (
        <Checkbox
          label="Only lines that need a look"
          checked={onlyFaulty}
          onChange={({ target }) => setOnlyFaulty(target.checked)}
        />
      )}
      <DataTable
        caption="The lines of the list"
        columns={COLUMNS}
        rows={onlyFaulty ? faulty : lines}
        rowKey={({ line }) => line}
        cardsTo="md"
      />
    </div>
  );
}

const COLUMNS: Column<GiftLine>[] = [
  { id: 'line', header: 'Line', nowrap: true, cell: ({ line }) => line },
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
  if (outcome === 'there_already') return <Badge tone="neutral">There already</Badge>;
  return (
    <div className="flex items-start gap-1.5 text-s font-medium text-bad md:min-w-32">
      <CircleAlert size={17} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        <OwnWords text={problem} />
      </span>
    </div>
  );
}
