import { formPages } from '@hearthside/contract/form/pages';
import { useParams } from 'react-router-dom';
import { usePage } from '@/lib/page';
import { useQueryState } from '@/lib/query-state';
import { BackLink } from '@/ui/page-header';
import { useResponses } from '../api/responses';
import { responsesQuery } from '../../model/responses-query';
import { ResponsesMissing } from './responses-missing';
import { ResponsesView } from './responses-view';

/** The responses to a form (part 2 §2, Form responses screen). */
export function FormResponsesPage() {
  const { formId = '' } = useParams();
  const id = /^[1-9]\d{0,8}$/.test(formId) ? Number(formId) : 0;
  const found = useResponses(id === 0 ? null : { formId: id });
  const [query, change] = useQueryState(responsesQuery);
  usePage(found.data?.form.title ?? 'Responses', 'Responses');
  return (
    <>
      <div className="-mt-2 mb-2">
        <BackLink to={formPages.list} label="Back to Forms" />
      </div>
      <ResponsesMissing id={id} found={found}>
        {(data) => <ResponsesView key={data.form.id} data={data} query={query} onQuery={change} />}
      </ResponsesMissing>
    </>
  );
}
