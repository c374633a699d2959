import { formPages } from '@hearthside/contract/form/pages';
import { messageWay } from '@hearthside/contract/inbox/message-way';
import type { UserDetail } from '@hearthside/contract/member/users';
import { BadgeCheck, BadgeX, ClipboardCheck, Pencil, UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { HistoryOf } from '@/features/history';
import { MessageButton } from '@/features/messaging';
import { ResetFactor, useMe } from '@/features/session';
import { fullName } from '@/lib/full-name';
import { useFocusKept } from '@/lib/focus/use-focus-kept';
import { Avatar } from '@/ui/media/avatar';
import { Button, ButtonLink } from '@/ui/button';
import { Tabs } from '@/ui/lists/tabs';
import { AccountBadge } from '../../components/account-badge';
import { PendingEmail } from '../../profile/components/pending-email';
import { standing } from '../../model/member-words';
import { AccountNotice } from './account-notice';
import type { UserAction } from './use-asked';
import { UserAccount } from './user-account';
import { UserFacts } from './user-facts';
import { UserMenu } from './user-menu';
import { UserTrusts } from './user-trusts';

export interface UserProfileProps {
  detail: UserDetail;
  ask: (action: UserAction) => void;
}

/** One user for admins: their details, their trusts, their history, and the actions on them. */
export function UserProfile({ detail, ask }: UserProfileProps) {
  const me = useMe();
  const [tab, setTab] = useState('profile');
  const { user } = detail;
  // Suspend, Lift, Sign out and others disappear once they have served.
  const box = useFocusKept<HTMLDivElement>(detail);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={fullName(user)}
      className="grid gap-4 outline-none"
    >
      <div className="flex items-center gap-4">
        <Avatar name={fullName(user)} src={user.profilePicture} size="l" />
        <div className="min-w-0 flex-1">
          <p dir="auto" className="text-l font-semibold wrap-anywhere">
            {fullName(user)}
          </p>
          <p className="text-s text-ink-soft">{standing(user)}</p>
          <AccountBadge state={user.state} className="mt-1" />
        </div>
        <UserMenu about={detail} ask={ask} />
      </div>
      <Tabs
        label="About this user"
        value={tab}
        onChange={setTab}
        items={[
          {
            id: 'profile',
            label: 'Profile',
            content: (
              <div className="grid gap-5">
                <AccountNotice detail={detail} ask={ask} />
                <PendingEmail
                  pending={detail.pendingEmail}
                  current={user.email}
                  whose={user.firstName}
                />
                <Decisions detail={detail} ask={ask} />
                <UserFacts {...detail} />
                {user.id !== me.id && <UserAccount detail={detail} ask={ask} />}
                <ResetFactor memberId={user.id} name={fullName(user)} />
                <UserTrusts detail={detail} onAssign={() => ask('assign')} />
              </div>
            ),
          },
          {
            id: 'history',
            label: 'History',
            content: <HistoryOf kind="member" about={user.id} />,
          },
        ]}
      />
    </div>
  );
}

/** The most common reasons for opening a profile. Nobody decides about themselves. */
function Decisions({ detail, ask }: UserProfileProps) {
  const me = useMe();
  const { user } = detail;
  if (user.id === me.id) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {user.verified ? (
        <Button
          variant="quiet"
          icon={<BadgeX size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => ask('verify')}
          className="max-sm:grow"
        >
          Remove verification
        </Button>
      ) : (
        <Button
          icon={<BadgeCheck size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => ask('verify')}
          className="max-sm:grow"
        >
          Verify
        </Button>
      )}
      {!user.verified && (
        <ButtonLink
          variant="quiet"
          icon={<ClipboardCheck size={18} aria-hidden />}
          to={formPages.review('newcomers', user.id)}
          className="max-sm:grow"
        >
          See their answers
        </ButtonLink>
      )}
      <Button
        variant="quiet"
        icon={<UserRoundCog size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => ask('role')}
        className="max-sm:grow"
      >
        Change role
      </Button>
      <Button
        variant="quiet"
        icon={<Pencil size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => ask('edit')}
        className="max-sm:grow"
      >
        Edit profile
      </Button>
      <MessageButton
        memberId={user.id}
        name={fullName(user)}
        way={messageWay(me, user)}
        look="quiet"
        className="max-sm:grow"
      />
    </div>
  );
}
