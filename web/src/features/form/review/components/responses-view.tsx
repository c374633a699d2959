import type { Answer } from '@hearthside/contract/endpoint';
import type { Respondent, responseEndpoints } from '@hearthside/contract/form/response';
import { useState } from 'react';
import { LinkTabs } from '@/ui/lists/tabs';
import { responsesQuery, type ResponsesQuery } from '../../model/responses-query';
import { ResponsesAll } from './responses-all';
import { ResponsesDelete } from './responses-delete';
import { ResponsesHead } from './responses-head';
import { ResponsesIndividual } from './responses-individual';
import { ResponsesPrint } from './responses-print';

export type ResponsesData = Answer<typeof responseEndpoints.responses>;

export interface ResponsesViewProps {
  data: ResponsesData;
  query: ResponsesQuery;
  onQuery: (patch: Partial<ResponsesQuery>, options?: { replace?: boolean }) => void;
}

/** A form's responses in two tabs: all together, and one by one. */
export function ResponsesView({ data, query, onQuery }: ResponsesViewProps) {
  const { form, pagination } = data;
  const [printing, setPrinting] = useState<Respondent>();
  const [deleting, setDeleting] = useState<Respondent>();
  const to = (next: ResponsesQuery) => `?${responsesQuery.format(next)}`;
  const actions = { onPrint: setPrinting, onDelete: setDeleting };
  const tabs = [
    { id: 'all', label: 'All Responses', to: to({ view: 'all' }), count: pagination.total },
    { id: 'individual', label: 'Individual Responses', to: to({ view: 'individual' }) },
  ];
  return (
    <>
      <ResponsesHead data={data} />
      <LinkTabs label="Responses" items={tabs} current={query.view} />
      <div className="mt-4">
        {query.view === 'all' ? (
          <ResponsesAll
            data={data}
            onOpen={({ id }) => onQuery({ view: 'individual', response: id })}
            {...actions}
          />
        ) : (
          <ResponsesIndividual
            formId={form.id}
            chosen={query.response}
            onChoose={(response) => onQuery({ response }, { replace: true })}
            {...actions}
          />
        )}
      </div>
      {printing && (
        <ResponsesPrint
          key={printing.id}
          form={form}
          responseId={printing.id}
          onDone={() => setPrinting(undefined)}
        />
      )}
      <ResponsesDelete
        formId={form.id}
        respondent={deleting}
        onClose={() => setDeleting(undefined)}
        // The response that was shown is gone (part 2 §4).
        onDeleted={() => onQuery({ view: 'all', response: undefined }, { replace: true })}
      />
    </>
  );
}
