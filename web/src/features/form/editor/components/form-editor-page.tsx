import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { formPages } from '@hearthside/contract/form/pages';
import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ApiError } from '@/lib/api/api-error';
import { usePage } from '@/lib/page';
import { ButtonLink } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { ErrorState } from '@/ui/error-state';
import { BackLink } from '@/ui/page-header';
import { Spinner } from '@/ui/spinner';
import { useOpenedForm } from '../../api/forms';
import { BEGUN, FormEditor } from './form-editor';

/** Editing a form: a new one, or an existing one (part 2 §2). */
export function FormEditorPage() {
  const { formId } = useParams();
  const navigate = useNavigate();
  const id = formId === undefined ? undefined : Number(formId);
  // A new form gets its address when its draft is first saved. Its editor stays.
  const [begun, setBegun] = useState<number>();
  const onBegun = useCallback(
    (next: number) => {
      setBegun(next);
      void navigate(formPages.editor(next), {
        replace: true,
        // An author who is further down the page stays there.
        preventScrollReset: true,
        state: BEGUN,
      });
    },
    [navigate],
  );
  return (
    <>
      <div className="-mt-2 mb-2">
        <BackLink to={formPages.list} label="Back to Forms" />
      </div>
      {id === undefined || id === begun ? (
        <FormEditor key="new" opened={undefined} onBegun={onBegun} />
      ) : (
        <OpenedForm key={id} id={id} onBegun={onBegun} />
      )}
    </>
  );
}

function OpenedForm({ id, onBegun }: { id: number; onBegun: (formId: number) => void }) {
  const known = Number.isSafeInteger(id) && id > 0;
  const { data, error, isValidating, mutate } = useOpenedForm(known ? id : 0);
  usePage(data?.form.title ?? 'Form', 'Edit Form');
  if (data) return <FormEditor opened={data} onBegun={onBegun} />;
  if (!known || (error instanceof ApiError && error.status === 404)) return <Missing />;
  if (error && !isValidating)
    return (
      <Card>
        <ErrorState
          title={error instanceof ApiError ? FORM_TEXTS.loadFailed : FORM_TEXTS.loadBroken}
          onRetry={() => void mutate()}
          action={
            <ButtonLink to={formPages.list} variant="quiet">
              Back to Forms
            </ButtonLink>
          }
        />
      </Card>
    );
  return (
    <div role="status" className="grid min-h-96 place-items-center">
      <p className="flex items-center gap-3 text-ink-soft">
        <Spinner size={22} />
        {FORM_TEXTS.loading}
      </p>
    </div>
  );
}

function Missing() {
  return (
    <Card>
      <EmptyState
        title="Form not found"
        action={<ButtonLink to={formPages.trash}>See deleted forms</ButtonLink>}
      >
        It may have been deleted. Deleted forms can be restored for 30 days.
      </EmptyState>
    </Card>
  );
}
