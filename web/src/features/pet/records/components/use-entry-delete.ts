import type { PetEntry } from '@hearthside/contract/pet/entry';
import { ENTRY_TEXTS } from '@hearthside/contract/pet/record-texts';
import { messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { useRemoveEntry, useRestoreEntry } from '../../api/pets';
import { recordFailure } from '../../model/record-failure';

/** Deletes an entry at once. Undo restores it. */
export function useEntryDelete(petId: number, onDeleted: () => void) {
  const { trigger: remove } = useRemoveEntry();
  const { trigger: restore } = useRestoreEntry();

  const handleRestore = async (id: number) => {
    try {
      await restore({ petId, recordId: id });
      toast.success('Pet record restored');
    } catch (error) {
      toast.error(messageOf(error, 'The pet record couldn’t be restored.'));
    }
  };
  return async ({ id }: PetEntry) => {
    try {
      await remove({ petId, recordId: id });
      onDeleted();
      toast.undo(ENTRY_TEXTS.deleted, () => void handleRestore(id));
    } catch (error) {
      toast.error(recordFailure(error, ENTRY_TEXTS.deleteFailed));
    }
  };
}
