import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { ApiError } from '@/lib/api/api-error';
import { usePage } from '@/lib/page';
import { viewOf } from '@/lib/api/view-of';
import { BackLink } from '@/ui/page-header';
import { useDonorStatement, useTotals } from '../../api/donations';
import { idIn } from '../../model/donations-query';
import { withoutRepeat } from '../../model/failure-words';
import { yearIn } from '../../model/payments-tab';
import { listPlace } from '../../model/statement-place';
import { NoStatement } from './no-statement';
import { StatementView } from './statement-view';

/** The statement for a gift's donor, for admins: `?year=`, by default the current one. */
export function DonorStatementPage() {
  usePage('Gift statement');
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const id = idIn(useParams().id) ?? 0;
  // Offers all years with donations, because the donor's own years are not known here.
  const { data: totals } = useTotals();
  const year = yearIn(params.get('year')) ?? totals?.year ?? new Date().getFullYear();
  const found = useDonorStatement(id ? { id, year } : null);
  const isMissing = found.error instanceof ApiError && found.error.status === 404;
  return (
    <>
      <div className="-mt-2 mb-2">
        <BackLink to={listPlace(state)} label="Back to Donation Payments" />
      </div>
      {id === 0 || isMissing ? (
        <NoStatement />
      ) : (
        <StatementView
          view={{ ...viewOf(found), errorMessage: withoutRepeat(DONATION_TEXTS.fetchFailed) }}
          year={year}
          years={totals?.years ?? []}
          onYear={(chosen) => setParams({ year: String(chosen) }, { replace: true, state })}
        />
      )}
    </>
  );
}
