import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { formPages } from '@hearthside/contract/form/pages';
import { useParams } from 'react-router-dom';
import { FileQuestion } from 'lucide-react';
import { ApiError } from '@/lib/api/api-error';
import { usePage } from '@/lib/page';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { BackLink } from '@/ui/page-header';
import { ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { Card } from '@/ui/card';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { useFillForm } from '../api/assigned-forms';
import { FillWizard } from './fill-wizard';

/** Placeholder for a question, with its choices and its buttons. */
function FillSkeleton() {
  return (
    <SkeletonGroup label="Loading form..." className="grid gap-4">
      <Skeleton className="h-2 w-full rounded-full" />
      <Card>
        <Skeleton className="h-3.5 w-24" />
        <Skeleton className="mt-3 h-5 w-4/5" />
        {[0, 1, 2, 3].map((line) => (
          <Skeleton key={line} className="mt-3 h-11 w-full max-w-2xl" />
        ))}
      </Card>
      <Skeleton className="h-17 w-full" />
    </SkeletonGroup>
  );
}

/** Shown for a form that does not exist, or is not for this member. */
function FillMissing() {
  return (
    <EmptyState
      icon={<FileQuestion size={32} aria-hidden />}
      title="This form isn’t available to you."
      action={
        <ButtonLink to={formPages.assigned} variant="quiet">
          Back to your forms
        </ButtonLink>
      }
    >
      It may have been withdrawn, or it’s meant for others.
    </EmptyState>
  );
}

const idOf = (text: string | undefined) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0);

/**
 * One form, one question at a time (part 2 §2). A form that is not meant for the member looks as if it did not exist.
 */
export function FillFormPage() {
  const id = idOf(useParams().formId);
  // Another form is another page: nothing of the first may stay.
  return <Filling key={id} id={id} />;
}

function Filling({ id }: { id: number }) {
  const found = useFillForm(id);
  const { data, error } = found;
  usePage(data?.form.title ?? 'Form');
  if (id === 0 || (data === undefined && error instanceof ApiError && error.status === 404))
    return <FillMissing />;
  return (
    <>
      <div className="-mt-2 mb-2">
        <BackLink to={formPages.assigned} label="Back to your forms" />
      </div>
      <AsyncView {...viewOf(found)} skeleton={<FillSkeleton />} errorTitle={FORM_TEXTS.formFailed}>
        {(filled) => <FillWizard filled={filled} />}
      </AsyncView>
    </>
  );
}
