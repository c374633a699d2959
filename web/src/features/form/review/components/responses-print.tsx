import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { useEffect } from 'react';
import { useSettings } from '@/features/settings';
import { messageOf } from '@/lib/api/api-error';
import { formatDateTime, formatToday } from '@/lib/dates';
import { PrintSheet } from '@/ui/print-sheet';
import { Fact, FactList } from '@/ui/fields/read-only';
import { toast } from '@/ui/toast/toast';
import { useResponseNow } from '../api/responses';
import { respondentName, statusLook } from '../../model/response-words';
import { ResponsesAnswered } from './responses-answered';

export interface ResponsesPrintProps {
  form: { id: number; title: string };
  responseId: number;
  /** Called when the print dialog has closed, or there was nothing to print. */
  onDone: () => void;
}

/** One response on a separate sheet of paper. */
export function ResponsesPrint({ form, responseId, onDone }: ResponsesPrintProps) {
  const { organisationName } = useSettings();
  const { data, error } = useResponseNow(form.id, responseId);
  useEffect(() => {
    if (error === undefined) return;
    toast.error(messageOf(error, FORM_TEXTS.responsesFailed));
    onDone();
  }, [error, onDone]);
  const response = data?.response;
  if (!response) return null;
  return (
    <PrintSheet
      date={formatToday()}
      organization={organisationName}
      title={form.title}
      onDone={onDone}
    >
      <FactList className="mb-5">
        <Fact label="Answered by">{respondentName(response)}</Fact>
        <Fact label="Sent">{formatDateTime(response.createdAt)}</Fact>
        <Fact label="Status">{statusLook(response.status).text}</Fact>
      </FactList>
      <ResponsesAnswered {...response} paper />
    </PrintSheet>
  );
}
