import { can } from '@hearthside/contract/access';
import { BookUser, SearchX, Star } from 'lucide-react';
import { useMe } from '@/features/session';
import { Button, ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import type { DirectoryQuery } from '../model/directory-query';
import { tabLabel } from '../model/directory-words';

/** A tab of the Directory with nobody in it: why, and the way to somebody. */
export function NobodyListed({ query, onClear }: { query: DirectoryQuery; onClear: () => void }) {
  const me = useMe();
  const featured = query.role === 'featured';
  const many = featured ? 'featured members' : tabLabel(query.role);
  if (query.search) {
    return (
      <EmptyState
        icon={<SearchX size={32} aria-hidden />}
        title={`No ${many} match “${query.search}”.`}
        action={
          <Button variant="quiet" onClick={onClear}>
            Clear search
          </Button>
        }
      />
    );
  }
  if (!featured) {
    return (
      <EmptyState
        icon={<BookUser size={32} aria-hidden />}
        title={`No ${many} in the directory yet.`}
      >
        They appear here once they have joined and are verified.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Star size={32} aria-hidden />}
      title="Nobody is featured yet."
      action={
        can(me, 'users') && (
          <ButtonLink to="/users" variant="quiet">
            Choose somebody among the users
          </ButtonLink>
        )
      }
    >
      Here our team introduces members it would like you to know.
    </EmptyState>
  );
}
