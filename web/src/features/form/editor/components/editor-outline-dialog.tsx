import type { FormDefinition, PartId } from '@hearthside/contract/form/fields';
import { afterDialogs } from '@/lib/after-dialogs';
import { Dialog } from '@/ui/dialogs/dialog';
import { EditorOutline } from './editor-outline';

export interface EditorOutlineDialogProps {
  open: boolean;
  onClose: () => void;
  form: FormDefinition;
  current: PartId | undefined;
  onOpen: (question: PartId) => void;
}

/** The outline, for screens with no room for it next to the form. */
export function EditorOutlineDialog(props: EditorOutlineDialogProps) {
  const { open, onClose, form, current, onOpen } = props;
  return (
    <Dialog open={open} onClose={onClose} title="Outline">
      <EditorOutline
        form={form}
        open={current}
        onOpen={(question) => {
          onClose();
          afterDialogs(
            () => document.body,
            () => onOpen(question),
          );
        }}
      />
    </Dialog>
  );
}
