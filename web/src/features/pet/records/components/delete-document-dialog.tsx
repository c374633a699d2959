import type { PetDocument } from '@hearthside/contract/pet/document';
import { DOCUMENT_TEXTS } from '@hearthside/contract/pet/record-texts';
import { messageOf } from '@/lib/api/api-error';
import { useSubject } from '@/lib/use-subject';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useRemoveDocument } from '../../api/pets';

export interface DeleteDocumentDialogProps {
  petId: number;
  /** The document to delete. The dialog is open while there is one. */
  document: PetDocument | undefined;
  onClose: () => void;
}

/** Asks before a document is deleted for good. */
export function DeleteDocumentDialog({ petId, document, onClose }: DeleteDocumentDialogProps) {
  const { trigger: remove } = useRemoveDocument();
  const { shown } = useSubject(document);
  if (!shown) return null;
  return (
    <ConfirmDialog
      open={document !== undefined}
      onClose={onClose}
      title={DOCUMENT_TEXTS.deleteTitle}
      message={DOCUMENT_TEXTS.deleteQuestion(shown.title)}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      errorText={(error) => messageOf(error, DOCUMENT_TEXTS.deleteFailed)}
      onConfirm={async () => {
        await remove({ petId, docId: shown.id });
        toast.success(`“${shown.title}” deleted`);
      }}
    />
  );
}
