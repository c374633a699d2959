import type { FormListItem } from '@hearthside/contract/form/shapes';
import { DeleteFormDialog } from './delete-form-dialog';
import { PrintFormOf } from '../../print/components/print-form-of';
import { SendFormDialog } from './send-form-dialog';

/** What was chosen in a row's menu, and for which form. */
export interface RequestedAction {
  action: 'send' | 'print' | 'delete';
  form: FormListItem;
}

export interface FormListActionsProps {
  asked: RequestedAction | undefined;
  onClose: () => void;
  /** Called when the row that had the focus is gone. */
  onDeleted: () => void;
}

/** The dialogs that a row's menu opens. */
export function FormListActions({ asked, onClose, onDeleted }: FormListActionsProps) {
  const about = (action: RequestedAction['action']) =>
    asked?.action === action ? asked.form : undefined;
  const printed = about('print');
  return (
    <>
      <SendFormDialog form={about('send')} onClose={onClose} />
      <DeleteFormDialog form={about('delete')} onClose={onClose} onDeleted={onDeleted} />
      {printed && <PrintFormOf key={printed.id} formId={printed.id} onDone={onClose} />}
    </>
  );
}
