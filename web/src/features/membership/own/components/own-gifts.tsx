import { donationPages } from '@hearthside/contract/donation/pages';
import { shownMoney } from '@hearthside/contract/money';
import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Card, CardTitle } from '@/ui/card';
import { SkeletonText } from '@/ui/skeleton';
import { useOwnGifts } from '../../api/memberships';

/** A member's gifts by year, each year with a statement to print. */
export function OwnGifts() {
  return (
    <Card aria-labelledby="own-gifts">
      <CardTitle id="own-gifts">Your gifts</CardTitle>
      <AsyncView
        {...viewOf(useOwnGifts())}
        skeleton={<SkeletonText lines={2} label="Loading your gifts..." />}
        errorTitle="Failed to load your gifts"
        isEmpty={({ years }) => years.length === 0}
        empty={
          <p className="text-ink-soft">
            Your gifts will be listed here by year, each with a statement to print.
          </p>
        }
      >
        {({ years }) => (
          <ul className="divide-y divide-line">
            {years.map(({ year, amount, count }) => (
              <li key={year} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                <span className="tabular-nums">
                  <span className="font-[560]">{year}</span>:{' '}
                  {shownMoney(count === 0 ? -amount : amount)}
                  <span className="text-s text-ink-soft">{countWords(amount, count)}</span>
                </span>
                <Link
                  to={donationPages.ownStatement(year)}
                  className="inline-flex min-h-11 items-center gap-1.5 rounded-s font-[560] text-brand-strong hover:underline"
                >
                  <FileText size={18} aria-hidden />
                  Statement <span className="sr-only">of {year}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
    </Card>
  );
}

/** What a year's amount is made of. Refunds of earlier gifts may be more than what was given in it, or all there is. */
function countWords(amount: number, count: number): string {
  if (count === 0) return ' refunded';
  const gifts = count === 1 ? ' in 1 gift' : ` in ${count} gifts`;
  return amount < 0 ? `${gifts}, less refunds` : gifts;
}
