import { memberPages } from '@hearthside/contract/member/pages';
import { MEMBER_TEXTS } from '@hearthside/contract/member/person-fields';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Dialog } from '@/ui/dialogs/dialog';
import { SkeletonText } from '@/ui/skeleton';
import { useUser } from '../api/users';
import { useAsked } from './use-asked';
import { UserActions } from './user-actions';
import { UserProfile } from './user-profile';

/** One user on top of the list (part 1 §2.5), with their own address: `/users/12`. */
export function UserDialog() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const user = useUser({ id: /^\d{1,9}$/.test(id) ? Number(id) : 0 });
  const { asked, ask, close } = useAsked();
  const leave = () => void navigate({ pathname: memberPages.users, search }, { replace: true });
  return (
    <Dialog open onClose={leave} title="User Profile">
      <AsyncView
        {...viewOf(user)}
        // A missing account won't appear by retrying.
        retry={isNobody(user.error) ? undefined : () => user.mutate()}
        skeleton={<SkeletonText lines={12} label="Loading the profile..." />}
        errorTitle={MEMBER_TEXTS.fetchFailed}
        errorMessage={reason}
      >
        {(data) => <UserProfile detail={data} ask={(action) => ask(action, data)} />}
      </AsyncView>
      {/* Rendered inside this dialog, so that each opens on top of it and hands the focus back to it. */}
      <UserActions asked={asked} onClose={close} onDeleted={leave} />
    </Dialog>
  );
}

/** The reason, if the server says more than that it failed. */
function reason(error: unknown) {
  if (isNobody(error)) return 'The account may have been deleted, or the link may be wrong.';
  const message = messageOf(error);
  return message === MEMBER_TEXTS.fetchFailed ? undefined : message;
}

/** Whether the address has no account, or is invalid. */
const isNobody = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
