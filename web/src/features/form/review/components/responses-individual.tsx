import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import type { Respondent } from '@hearthside/contract/form/response';
import { Inbox } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { AsyncView } from '@/ui/async-view';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { SkeletonText } from '@/ui/skeleton';
import { useRespondents } from '../api/use-respondents';
import { RespondentPicker } from './respondent-picker';
import { ResponsesOne } from './responses-one';

export interface ResponsesIndividualProps {
  formId: number;
  /** The response to show. By default the latest. */
  chosen: number | undefined;
  onChoose: (responseId: number) => void;
  onPrint: (respondent: Respondent) => void;
  onDelete: (respondent: Respondent) => void;
}

/** One response at a time, read-only (part 2 §2, Form responses screen). */
export function ResponsesIndividual(props: ResponsesIndividualProps) {
  const { formId, chosen, onChoose, ...actions } = props;
  const [search, setSearch] = useState('');
  const respondents = useRespondents(formId, search);
  const { people, error, isLoading, retry } = respondents;
  // The response that is being read stays, even if a newer one becomes the first.
  const latest = people?.[0]?.id;
  useEffect(() => {
    if (chosen === undefined && latest !== undefined) onChoose(latest);
  }, [chosen, latest, onChoose]);
  const current = chosen ?? latest;
  return (
    <AsyncView
      data={people}
      error={error}
      isLoading={isLoading}
      retry={retry}
      skeleton={<SkeletonText lines={8} label="Loading responses..." />}
      isEmpty={(found) => found.length === 0 && !search && chosen === undefined}
      empty={
        <Card>
          <EmptyState icon={<Inbox size={32} aria-hidden />} title={FORM_TEXTS.noResponsesYet} />
        </Card>
      }
      errorTitle={FORM_TEXTS.responsesFailed}
      errorMessage={(reason) => messageOf(reason)}
    >
      {() => (
        <>
          <RespondentPicker
            respondents={respondents}
            search={search}
            onSearch={setSearch}
            current={current}
            onChoose={onChoose}
          />
          {current !== undefined && (
            <ResponsesOne key={current} formId={formId} responseId={current} {...actions} />
          )}
        </>
      )}
    </AsyncView>
  );
}
