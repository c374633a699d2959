import type { Message } from '@hearthside/contract/inbox/fields';
import { LateDialog } from '@/ui/dialogs/late-dialog';
import { latePart } from '@/ui/late-part';

export interface RecordDialogProps {
  message: Message;
  onClose: () => void;
}

const useRecordForm = latePart(async () => (await import('./record-entry-form')).RecordEntryForm);
const useDocumentForm = latePart(async () => (await import('./document-form')).DocumentForm);

export const RECORD_TITLE = 'Add to record';
export const DOCUMENTS_TITLE = 'Add to documents';

/** Makes an entry of the pet's record of a message. */
export function RecordDialog(props: RecordDialogProps) {
  const part = useRecordForm();
  const { data: Form } = part;
  if (Form) return <Form {...props} />;
  return <LateDialog part={part} open onClose={props.onClose} title={RECORD_TITLE} />;
}

/** Makes a document of the pet of a PDF of a message. */
export function DocumentDialog(props: RecordDialogProps) {
  const part = useDocumentForm();
  const { data: Form } = part;
  if (Form) return <Form {...props} />;
  return <LateDialog part={part} open onClose={props.onClose} title={DOCUMENTS_TITLE} />;
}
