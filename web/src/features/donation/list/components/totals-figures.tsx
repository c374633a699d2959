import { donationPages } from '@hearthside/contract/donation/pages';
import type { DonationTotals } from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { Link } from 'react-router-dom';
import { gifts, refunds } from '../../model/donation-words';

/** The totals of a year's gifts, and of those that were not completed. */
export function TotalsFigures({ totals }: { totals: DonationTotals }) {
  const { year, completed, pending, cancelled, failed, refunded } = totals;
  return (
    <dl className="mb-5 grid grid-cols-1 gap-3 min-[400px]:grid-cols-2 lg:grid-cols-4">
      <Figure label={`Completed in ${year}`} {...completed} />
      {/* For all years, because somebody has to look at these. */}
      <Figure label="Pending, all years" {...pending} to={donationPages.pending} />
      <Figure label={`Canceled in ${year}`} {...cancelled} />
      <Figure label={`Failed in ${year}`} {...failed} />
      {refunded.count > 0 && (
        <Figure
          label={`Partial refunds in ${year} (already subtracted)`}
          {...refunded}
          words={refunds(refunded.count)}
        />
      )}
    </dl>
  );
}

interface FigureProps {
  label: string;
  amount: number;
  count: number;
  /** The address of the list with them. */
  to?: string;
  /** How many there are, if they aren’t gifts. */
  words?: string;
}

function Figure({ label, amount, count, to, words = gifts(count) }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end rounded-s bg-surface-sunken px-3 py-2">
      <dt className="text-s text-ink-soft">{label}</dt>
      <dd className="min-w-0">
        <span className="block font-display text-xl wrap-anywhere tabular-nums">
          {shownMoney(amount)}
        </span>
        {to && count > 0 ? (
          <Link
            to={to}
            className="inline-flex min-h-11 items-center text-s pointer-fine:min-h-0 text-brand-strong underline underline-offset-3"
          >
            {words}
            <span className="sr-only">: {label}</span>
          </Link>
        ) : (
          <span className="text-s text-ink-soft">{words}</span>
        )}
      </dd>
    </div>
  );
}
