import { can } from '@hearthside/contract/access';
import type { DirectoryTab } from '@hearthside/contract/member/directory';
import { memberPages } from '@hearthside/contract/member/pages';
import { BookUser, Star } from 'lucide-react';
import { useMe } from '@/features/session';
import { ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { tabPeople } from '../../model/directory-words';

/** An empty tab of the Directory: why it is empty, and where to go instead. */
export function NobodyListed({ tab }: { tab: DirectoryTab }) {
  const me = useMe();
  if (tab !== 'featured') {
    return (
      <EmptyState
        icon={<BookUser size={32} aria-hidden />}
        title={`No ${tabPeople(tab)} in the directory yet.`}
      >
        They appear here once they have joined and are verified.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Star size={32} aria-hidden />}
      title="No featured members yet."
      action={
        can(me, 'users') && (
          <ButtonLink to={memberPages.users} variant="quiet">
            Choose someone from the users
          </ButtonLink>
        )
      }
    >
      Members our team would like you to meet.
    </EmptyState>
  );
}
