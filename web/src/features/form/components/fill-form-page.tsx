import { FORM_TEXTS } from '@hearthside/contract/form';
import { useParams } from 'react-router-dom';
import { ApiError } from '@/lib/api-error';
import { usePage } from '@/lib/page';
import { viewOf } from '@/lib/view-of';
import { AsyncView } from '@/ui/async-view';
import { BackLink } from '@/ui/page-header';
import { useFillForm } from '../api/use-fill-form';
import { FillMissing } from './fill-missing';
import { FillSkeleton } from './fill-skeleton';
import { FillWizard } from './fill-wizard';

const idOf = (text: string | undefined) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0);

/** One form, a question at a time (part 2 §2). One that is not meant for the member looks like none. */
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
        <BackLink to="/forms" label="Back to your forms" />
      </div>
      <AsyncView {...viewOf(found)} skeleton={<FillSkeleton />} errorTitle={FORM_TEXTS.formFailed}>
        {(filled) => <FillWizard filled={filled} />}
      </AsyncView>
    </>
  );
}
