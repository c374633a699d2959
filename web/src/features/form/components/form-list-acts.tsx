import type { FormListItem } from '@hearthside/contract/form-shapes';
import { DeleteFormDialog } from './delete-form-dialog';
import { PrintFormOf } from './print-form-of';
import { SendFormDialog } from './send-form-dialog';

/** What was chosen in a row's menu, and of which form. */
export interface AskedAct {
  act: 'send' | 'print' | 'delete';
  form: FormListItem;
}

export interface FormListActsProps {
  asked: AskedAct | undefined;
  onClose: () => void;
  /** The row that had the focus is gone. */
  onDeleted: () => void;
}

/** What the menu of a row opens. */
export function FormListActs({ asked, onClose, onDeleted }: FormListActsProps) {
  const about = (act: AskedAct['act']) => (asked?.act === act ? asked.form : undefined);
  const printed = about('print');
  return (
    <>
      <SendFormDialog form={about('send')} onClose={onClose} />
      <DeleteFormDialog form={about('delete')} onClose={onClose} onDeleted={onDeleted} />
      {printed && <PrintFormOf key={printed.id} formId={printed.id} onDone={onClose} />}
    </>
  );
}
