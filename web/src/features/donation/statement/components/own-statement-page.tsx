import { donationPages } from '@hearthside/contract/donation/pages';
import { membershipPages } from '@hearthside/contract/membership/pages';
import { useNavigate, useParams } from 'react-router-dom';
import { useOwnGifts } from '@/features/membership';
import { usePage } from '@/lib/page';
import { viewOf } from '@/lib/api/view-of';
import { BackLink } from '@/ui/page-header';
import { useOwnStatement } from '../../api/donations';
import { yearIn } from '../../model/payments-tab';
import { NoStatement } from './no-statement';
import { StatementView } from './statement-view';

/** The member's own statement for a year, to print (part 2 §4). */
export function OwnStatementPage() {
  usePage('Gift statement');
  const year = yearIn(useParams().year);
  return (
    <>
      <div className="-mt-2 mb-2">
        <BackLink to={membershipPages.plans} label="Back to Membership" />
      </div>
      {year === undefined ? <NoStatement /> : <OwnStatement key={year} year={year} />}
    </>
  );
}

function OwnStatement({ year }: { year: number }) {
  const navigate = useNavigate();
  const { data: own } = useOwnGifts();
  return (
    <StatementView
      view={viewOf(useOwnStatement({ year }))}
      year={year}
      years={(own?.years ?? []).map((one) => one.year)}
      onYear={(chosen) => void navigate(donationPages.ownStatement(chosen), { replace: true })}
    />
  );
}
