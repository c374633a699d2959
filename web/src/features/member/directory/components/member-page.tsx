import { MEMBER_PAGE_TEXTS } from '@hearthside/contract/member/member-page';
import { memberPages } from '@hearthside/contract/member/pages';
import { UserRoundX } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ApiError } from '@/lib/api/api-error';
import { viewOf } from '@/lib/api/view-of';
import { usePage } from '@/lib/page';
import { AsyncView } from '@/ui/async-view';
import { ButtonLink } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackLink } from '@/ui/page-header';
import { SkeletonText } from '@/ui/skeleton';
import { directoryQuery } from '../../model/directory-query';
import { useMemberPage } from '../api/member-page';
import { MemberView } from './member-view';

const BACK = 'Back to Directory';

/** One member at their own address: `/directory/12`. */
export function MemberPage() {
  usePage('Member');
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const asked = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
  const member = useMemberPage(asked === undefined ? null : { id: asked });
  // Back to the list as it was.
  const list = String(directoryQuery.format(directoryQuery.parse(params)));
  const back = list ? `${memberPages.directory}?${list}` : memberPages.directory;
  const nobody = asked === undefined || (member.data === undefined && isNobody(member.error));
  return (
    <>
      <div className="-mt-2 mb-2">
        <BackLink to={back} label={BACK} />
      </div>
      {nobody ? (
        <Card>
          <EmptyState
            icon={<UserRoundX size={32} aria-hidden />}
            title={MEMBER_PAGE_TEXTS.missing}
            action={
              <ButtonLink to={back} variant="quiet">
                {BACK}
              </ButtonLink>
            }
          >
            We can’t show this member. The link may be wrong, or they’re no longer in the directory.
          </EmptyState>
        </Card>
      ) : (
        <AsyncView
          {...viewOf(member)}
          skeleton={
            <Card>
              <SkeletonText lines={8} label="Loading the member..." />
            </Card>
          }
          errorTitle={MEMBER_PAGE_TEXTS.loadFailed}
        >
          {(one) => <MemberView key={one.id} member={one} />}
        </AsyncView>
      )}
    </>
  );
}

/** Whether the address has nobody whom the reader may see, or is invalid. */
const isNobody = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
