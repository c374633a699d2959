import { ROLE_LABELS } from '@hearthside/contract/access';
import { MEMBER_TEXTS, PROFILE_LABELS, type UserListItem } from '@hearthside/contract/member';
import { formatPhone } from '@hearthside/contract/phone';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ApiError, messageOf } from '@/lib/api-error';
import { formatDate } from '@/lib/dates';
import { AsyncView } from '@/ui/async-view';
import { Avatar } from '@/ui/avatar';
import { Badge } from '@/ui/badge';
import { Dialog } from '@/ui/dialog';
import { Fact, FactList } from '@/ui/read-only';
import { SkeletonText } from '@/ui/skeleton';
import { useUser } from '../api/use-user';
import { AddressFacts } from './address-facts';
import { fullName } from '../model/member-words';
import { EmailLink } from './email-link';

/** One user over the list (part 1 §2.5), with an address of its own: `/users/12`. */
export function UserDialog() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const user = useUser(/^\d{1,9}$/.test(id) ? Number(id) : 0);
  const close = () => void navigate({ pathname: '/users', search });
  return (
    <Dialog open onClose={close} title="User Profile">
      <AsyncView
        data={user.data}
        error={user.error}
        isLoading={user.isValidating}
        // Nobody comes to be there by asking again.
        retry={isNobody(user.error) ? undefined : () => user.mutate()}
        skeleton={<SkeletonText lines={9} label="Loading the profile..." />}
        errorTitle={MEMBER_TEXTS.fetchFailed}
        errorMessage={reason}
      >
        {(data) => <UserFacts {...data} />}
      </AsyncView>
    </Dialog>
  );
}

/** Why, where the server says more than that it failed. */
function reason(error: unknown) {
  if (isNobody(error)) return 'The account may have been deleted, or the link has a mistake in it.';
  const message = messageOf(error);
  return message === MEMBER_TEXTS.fetchFailed ? undefined : message;
}

/** The address names no account, or could not name one. */
const isNobody = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

function UserFacts({ user, address }: UserListItem) {
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4">
        <Avatar name={fullName(user)} src={user.profilePicture} size="l" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{fullName(user)}</p>
          <p className="text-s text-ink-soft">Joined {formatDate(user.createdAt)}</p>
        </div>
      </div>
      <FactList>
        <Fact label={PROFILE_LABELS.firstName}>{user.firstName}</Fact>
        <Fact label={PROFILE_LABELS.lastName}>{user.lastName}</Fact>
        <Fact label={PROFILE_LABELS.email}>
          <EmailLink email={user.email} />
        </Fact>
        <Fact label={PROFILE_LABELS.phoneNumber}>{formatPhone(user.phoneNumber)}</Fact>
        <Fact label="Role">{ROLE_LABELS[user.role].one}</Fact>
        <Fact label="Verified">
          {user.verified ? <Badge tone="good">Verified</Badge> : <Badge>Unverified</Badge>}
        </Fact>
      </FactList>
      <div>
        <h3 className="mb-1.5">Address</h3>
        <AddressFacts address={address} />
      </div>
    </div>
  );
}
