import { shownDay } from '@hearthside/contract/shown-date';
import type { UserDetail } from '@hearthside/contract/member/users';
import { formatDateTime } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { UserAction } from './use-asked';

export interface AccountNoticeProps {
  detail: UserDetail;
  ask: (action: UserAction) => void;
}

/** Why nobody can sign in to an account, and the way back. Shows nothing for an active one. */
export function AccountNotice({ detail, ask }: AccountNoticeProps) {
  const { user, suspension, archive } = detail;
  if (user.state === 'active') return null;
  if (archive) return <ArchiveNotice archive={archive} ask={ask} />;
  if (!suspension) {
    return (
      <Notice
        tone="warn"
        title="This account is locked"
        action={
          <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={() => ask('lift')}>
            Unlock
          </Button>
        }
      >
        The owner told us they didn’t change its email address, and another account has that address
        now. Talk to them and correct the email before you unlock it.
      </Notice>
    );
  }
  const { until, reason, since, by } = suspension;
  return (
    <Notice
      tone="warn"
      title={until ? `Suspended until ${shownDay(until)}` : 'Suspended until it is lifted'}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={() => ask('suspend')}>
            Change
          </Button>
          <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={() => ask('lift')}>
            Lift
          </Button>
        </div>
      }
    >
      <p className="wrap-anywhere">{reason}</p>
      <p className="text-ink-soft">
        {by}, {formatDateTime(since)}
      </p>
    </Notice>
  );
}

interface ArchiveNoticeProps extends Pick<AccountNoticeProps, 'ask'> {
  archive: NonNullable<UserDetail['archive']>;
}

function ArchiveNotice({ archive: { reason, since, by }, ask }: ArchiveNoticeProps) {
  return (
    <Notice
      tone="info"
      title="Archived"
      action={
        <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={() => ask('unarchive')}>
          Restore
        </Button>
      }
    >
      <p>
        This member has left. They can’t sign in, and they don’t appear in lists to choose from.
      </p>
      {reason && <p className="wrap-anywhere">{reason}</p>}
      <p className="text-ink-soft">
        {by}, {formatDateTime(since)}
      </p>
    </Notice>
  );
}
