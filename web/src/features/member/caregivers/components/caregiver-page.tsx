import { CAREGIVER_TEXTS } from '@hearthside/contract/member/caregivers';
import { memberPages } from '@hearthside/contract/member/pages';
import { UserRoundX } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ApiError } from '@/lib/api/api-error';
import { usePage } from '@/lib/page';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { ButtonLink } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackLink } from '@/ui/page-header';
import { useCaregiver } from '../api/caregivers';
import { caregiversQuery } from '../../model/caregivers-query';
import { CaregiverSkeleton } from './caregiver-skeleton';
import { CaregiverView } from './caregiver-view';

const BACK = 'Back to Caregivers';

/** One caregiver at their own address: `/caregivers/12` (part 1 §2.7). */
export function CaregiverPage() {
  usePage('Caregiver');
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const asked = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
  const caregiver = useCaregiver(asked === undefined ? null : { id: asked });
  const { data, error } = caregiver;

  // Back to the list as it was.
  const list = String(caregiversQuery.format(caregiversQuery.parse(params)));
  const back = list ? `${memberPages.caregivers}?${list}` : memberPages.caregivers;
  const nobody = asked === undefined || (data === undefined && isNobody(error));
  return (
    <>
      <div className="-mt-2 mb-2">
        <BackLink to={back} label={BACK} />
      </div>
      {nobody ? (
        <Card>
          <EmptyState
            icon={<UserRoundX size={32} aria-hidden />}
            title={CAREGIVER_TEXTS.noneSelected}
            action={
              <ButtonLink to={back} variant="quiet">
                {BACK}
              </ButtonLink>
            }
          >
            We can’t show this member. The link may be wrong, or they’re no longer a caregiver.
          </EmptyState>
        </Card>
      ) : (
        <AsyncView
          {...viewOf(caregiver)}
          skeleton={<CaregiverSkeleton />}
          errorTitle={CAREGIVER_TEXTS.loadFailed}
        >
          {(one) => <CaregiverView key={one.id} caregiver={one} />}
        </AsyncView>
      )}
    </>
  );
}

/** Whether the address has no caregiver whom the member may see, or is invalid. */
const isNobody = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
