import type { FormReport } from '@hearthside/contract/form/report';
import { Button } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';

export interface ReportCardProps {
  report: FormReport;
  onOpen: () => void;
}

/** A form with how many members have sent it, and how many of these were approved. */
export function ReportCard({ report, onOpen }: ReportCardProps) {
  return (
    <Card as="li" className="flex flex-col">
      <CardTitle>
        <span dir="auto" className="wrap-anywhere">
          {report.title}
        </span>
      </CardTitle>
      <Totals report={report} />
      <Button variant="quiet" aria-haspopup="dialog" onClick={onOpen} className="mt-auto">
        <span>
          View Details <span className="sr-only">of {report.title}</span>
        </span>
      </Button>
    </Card>
  );
}

/** How many members have sent a form, and how many of these count: approved ones, or all if there is no review. */
export function Totals({ report }: { report: FormReport }) {
  const { totalSubmitted, totalApproved, totalCounted } = report;
  const unreviewed = totalCounted - totalApproved;
  return (
    <dl className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
      <Total label="Submitted" count={totalSubmitted} />
      {(totalApproved > 0 || unreviewed === 0) && <Total label="Approved" count={totalApproved} />}
      {unreviewed > 0 && <Total label="Needed no review" count={unreviewed} />}
    </dl>
  );
}

/** One number of a report, large. */
function Total({ label, count }: { label: string; count: number }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end rounded-s bg-surface-sunken px-3 py-2">
      <dt className="text-s text-ink-soft">{label}</dt>
      <dd className="font-display text-xl tabular-nums">{count.toLocaleString('en-US')}</dd>
    </div>
  );
}
