import { ROLE_LABELS } from '@hearthside/contract/access';
import { UserRoundCheck, UsersRound } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import type { UsersQuery } from '../../model/users-query';

export interface NoUsersProps {
  query: UsersQuery;
  onReset: (patch: Partial<UsersQuery>) => void;
  onInvite: () => void;
}

/** The empty Users tab: why it is empty, and what to do. */
export function NoUsers({ query, onReset, onInvite }: NoUsersProps) {
  if (query.verified === 'false') {
    return (
      <EmptyState
        icon={<UserRoundCheck size={32} aria-hidden />}
        title={
          query.role
            ? `No ${ROLE_LABELS[query.role].many} are waiting to be verified.`
            : 'No one is waiting to be verified.'
        }
        action={
          <Button variant="quiet" onClick={() => onReset({ verified: undefined, page: 1 })}>
            Show everyone
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<UsersRound size={32} aria-hidden />}
      title={query.role ? `No ${ROLE_LABELS[query.role].many} yet.` : 'No users yet.'}
      action={
        <Button variant="quiet" aria-haspopup="dialog" onClick={onInvite}>
          Invite a person
        </Button>
      }
    />
  );
}
