import { PET_TEXTS } from '@hearthside/contract/pet/fields';
import { ChangeWords } from '@/features/history';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import type { PetEditState } from './use-pet-edit';
import { WhoWillSee } from '../../people/components/who-will-see';

/** What a save will change, old and new, shown before saving (part 1 §2.9). */
export function ConfirmChanges({ edit }: { edit: PetEditState }) {
  return (
    <ConfirmDialog
      open={edit.confirming}
      onClose={edit.stopConfirming}
      title="Confirm Changes"
      message={PET_TEXTS.confirm}
      confirmLabel="Save"
      busyLabel="Saving..."
      onConfirm={edit.save}
    >
      {edit.confirming && <WhoWillSee edit={edit} />}
      <ul className="divide-y divide-line">
        {edit.changes().map((change) => (
          <li key={change.field} className="py-2 whitespace-pre-line wrap-anywhere">
            <ChangeWords change={change} />
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
