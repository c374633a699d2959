import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { formPages } from '@hearthside/contract/form/pages';
import { FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { viewOf, type Answered } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { ButtonLink } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';

export interface ResponsesMissingProps<Data> {
  /** Zero if the address has no valid form id. */
  id: number;
  found: Answered<Data>;
  children: (data: Data) => ReactNode;
}

/** What the screen shows until there are responses, or if there are none. */
export function ResponsesMissing<Data>({ id, found, children }: ResponsesMissingProps<Data>) {
  const isMissing = found.error instanceof ApiError && found.error.status === 404;
  if (id === 0 || isMissing) {
    return (
      <Card>
        <EmptyState
          icon={<FileQuestion size={32} aria-hidden />}
          title="This form does not exist."
          action={
            <ButtonLink to={formPages.list} variant="quiet">
              Back to Forms
            </ButtonLink>
          }
        >
          It may have been deleted, or the link may be wrong.
        </EmptyState>
      </Card>
    );
  }
  return (
    <AsyncView
      {...viewOf(found)}
      skeleton={<ResponsesSkeleton />}
      errorTitle={FORM_TEXTS.responsesFailed}
      errorMessage={(error) => {
        const reason = messageOf(error);
        return reason === FORM_TEXTS.responsesFailed ? undefined : reason;
      }}
    >
      {children}
    </AsyncView>
  );
}

function ResponsesSkeleton() {
  return (
    <SkeletonGroup label="Loading responses..." className="grid gap-4">
      <Skeleton className="h-8 w-3/5" />
      <Skeleton className="h-11 w-full max-w-100" />
      <Skeleton className="h-52 w-full" />
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-72 w-full" />
    </SkeletonGroup>
  );
}
