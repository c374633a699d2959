import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { useEffect } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { useFormNow } from '../../api/forms';
import { printedForm } from '../../model/printed-form';
import { PrintForm } from './print-form';

export interface PrintFormOfProps {
  formId: number;
  /** Called when the print dialog has closed, or there was nothing to print. */
  onDone: () => void;
}

/** Prints the current version of a form in the list. */
export function PrintFormOf({ formId, onDone }: PrintFormOfProps) {
  const { data, error } = useFormNow(formId);
  useEffect(() => {
    if (error === undefined) return;
    toast.error(messageOf(error, FORM_TEXTS.loadFailed));
    onDone();
  }, [error, onDone]);
  return data ? <PrintForm definition={printedForm(data)} onDone={onDone} /> : null;
}
