import { LIBRARY_TEXTS, managesLibrary } from '@hearthside/contract/library/fields';
import { libraryPages } from '@hearthside/contract/library/pages';
import { FileX } from 'lucide-react';
import { useLocation, useParams } from 'react-router-dom';
import { useMe } from '@/features/session';
import { ApiError } from '@/lib/api/api-error';
import { usePage } from '@/lib/page';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { ButtonLink } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackLink } from '@/ui/page-header';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { useItem } from '../../api/library';
import { listIn } from '../../model/way-back';
import { ItemArticle } from './item-article';

/** One item by its permanent address, which stays the same when its file is replaced. */
export function LibraryItemPage() {
  const { id = '' } = useParams();
  const location = useLocation();
  const home = managesLibrary(useMe()) ? libraryPages.manage : libraryPages.list;
  const answer = useItem({ id });
  usePage(answer.data?.item.title ?? 'Library');
  const { error } = answer;
  const isGone = error instanceof ApiError && [400, 403, 404].includes(error.status);
  return (
    <>
      <BackLink to={listIn(location.state) ?? home} label="Back to the library" />
      {isGone ? (
        <NotHere home={home} isBadId={error.status === 400} isForbidden={error.status === 403} />
      ) : (
        <AsyncView
          {...viewOf(answer)}
          skeleton={<ItemSkeleton />}
          errorTitle={LIBRARY_TEXTS.fetchFailed}
        >
          {({ item }) => <ItemArticle item={item} onRenew={() => void answer.mutate()} />}
        </AsyncView>
      )}
    </>
  );
}

function NotHere(props: { home: string; isBadId: boolean; isForbidden: boolean }) {
  const { home, isBadId, isForbidden } = props;
  const title = isForbidden
    ? 'You don’t have access to the library.'
    : 'This item isn’t in the library, or you don’t have access to it.';
  return (
    <Card>
      <EmptyState
        icon={<FileX size={32} aria-hidden />}
        title={isBadId ? LIBRARY_TEXTS.invalidId : title}
        action={
          <ButtonLink variant="quiet" to={isForbidden ? '/' : home}>
            {isForbidden ? 'Go to the first page' : 'Open the library'}
          </ButtonLink>
        }
      >
        {!isForbidden && 'It may have been deleted since this link was created.'}
      </EmptyState>
    </Card>
  );
}

function ItemSkeleton() {
  return (
    <SkeletonGroup label="Loading item..." className="grid gap-3">
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-[60dvh] w-full" />
    </SkeletonGroup>
  );
}
