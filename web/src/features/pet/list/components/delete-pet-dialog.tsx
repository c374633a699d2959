import { PET_TEXTS } from '@hearthside/contract/pet/fields';
import type { PetListItem } from '@hearthside/contract/pet/endpoints';
import { ENTRY_TEXTS } from '@hearthside/contract/pet/record-texts';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import { messageOf } from '@/lib/api/api-error';
import { useSubject } from '@/lib/use-subject';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useDeletePet, useRestorePet } from '../../api/pets';
import { recordFailure } from '../../model/record-failure';

export interface DeletePetDialogProps {
  /** The dialog is open while there is one. */
  pet: Pick<PetListItem, 'id' | 'name'> | undefined;
  onClose: () => void;
  /** Called when it is gone. */
  onDeleted?: () => void;
}

/** Asks before a pet is deleted, and says what is deleted with it. Deleting can be undone. */
export function DeletePetDialog({ pet, onClose, onDeleted }: DeletePetDialogProps) {
  const { shown, opening } = useSubject(pet);
  const { trigger: remove } = useDeletePet();
  const { trigger: restore } = useRestorePet();
  if (!shown) return null;

  const handleRestore = async () => {
    try {
      await restore({ id: shown.id });
      toast.success(`${shown.name} is back`);
    } catch (error) {
      toast.error(messageOf(error, `${shown.name} couldn’t be restored`));
    }
  };
  const handleRemove = async () => {
    await remove({ id: shown.id });
    toast.undo(PET_TEXTS.deleted, () => void handleRestore(), { about: shown.name });
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      key={opening}
      open={pet !== undefined}
      onClose={onClose}
      title={`Delete ${shown.name}?`}
      message={`Everything that belongs to ${shown.name} goes too: its entries, documents, care team and service providers. No one can see it anymore. You can restore it from the trash as it was for ${TRASH_DAYS} days. After that, it’s permanently deleted.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={handleRemove}
      errorText={(error) => recordFailure(error, ENTRY_TEXTS.deleteFailed)}
    />
  );
}
