import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import { HandHeart } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Card, CardTitle } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { useTotals } from '../../api/donations';
import { withoutRepeat } from '../../model/failure-words';
import { yearIn } from '../../model/payments-tab';
import { MonthChart } from './month-chart';
import { TotalsFigures } from './totals-figures';
import { YearSelect } from '../../statement/components/year-select';

/** The gifts of a year, month by month, next to the year before. The year is in the address. */
export function Totals() {
  const [params, setParams] = useSearchParams();
  const year = yearIn(params.get('year'));
  const found = useTotals({ year });
  const choose = (chosen: number) =>
    setParams({ tab: 'totals', year: String(chosen) }, { replace: true });
  return (
    <AsyncView
      {...viewOf(found)}
      skeleton={<TotalsSkeleton />}
      errorTitle={DONATION_TEXTS.fetchFailed}
      errorMessage={withoutRepeat(DONATION_TEXTS.fetchFailed)}
      isEmpty={({ years }) => years.length === 0}
      empty={
        <Card>
          <EmptyState icon={<HandHeart size={32} aria-hidden />} title={DONATION_TEXTS.none} />
        </Card>
      }
    >
      {(totals) => (
        <Card aria-busy={found.isLoading || undefined}>
          <CardTitle
            actions={
              <YearSelect years={totals.years} year={year ?? totals.year} onChoose={choose} />
            }
          >
            Given in {totals.year}
          </CardTitle>
          <div className={found.isLoading ? 'opacity-60' : undefined}>
            <TotalsFigures totals={totals} />
            <MonthChart totals={totals} />
          </div>
        </Card>
      )}
    </AsyncView>
  );
}

function TotalsSkeleton() {
  return (
    <Card>
      <SkeletonGroup label="Loading the totals..." className="grid gap-4">
        <Skeleton className="h-7 w-40" />
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} className="h-18" />
          ))}
        </div>
        <Skeleton className="h-64" />
      </SkeletonGroup>
    </Card>
  );
}
