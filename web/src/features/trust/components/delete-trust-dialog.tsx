import type { Trust } from '@hearthside/contract/trust/endpoints';
import { trustPages } from '@hearthside/contract/trust/pages';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '@/lib/api/api-error';
import { useSubject } from '@/lib/use-subject';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useDeleteTrust } from '../api/trusts';

export interface DeleteTrustDialogProps {
  /** The dialog is open while there is one. */
  trust: Trust | undefined;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a trust is deleted. One with people or pets can't be deleted, so it links to them instead. */
export function DeleteTrustDialog({ trust, onClose, onDeleted }: DeleteTrustDialogProps) {
  const { shown, opening } = useSubject(trust);
  const { trigger } = useDeleteTrust();
  const navigate = useNavigate();
  if (!shown) return null;

  const open = trust !== undefined;
  if (shown.people > 0 || shown.pets > 0) {
    return (
      <ConfirmDialog
        key={`full ${opening}`}
        open={open}
        onClose={onClose}
        title={`“${shown.name}” still has ${shown.people > 0 ? 'people' : 'pets'}`}
        message={`${belongTo(shown)} assigned to this trust. Remove them first, then it can be deleted.`}
        confirmLabel={shown.people > 0 ? 'Show its people' : 'Show its pets'}
        cancelLabel="Close"
        onConfirm={() => navigate(trustPages.detail(shown.id))}
      />
    );
  }
  const remove = async () => {
    await trigger({ id: shown.id });
    toast.success('Trust deleted');
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      key={`empty ${opening}`}
      open={open}
      onClose={onClose}
      title={`Delete “${shown.name}”?`}
      message="No people or pets are assigned to it. Deleting it can’t be undone."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={remove}
      errorText={(error) => messageOf(error, 'Failed to delete the trust')}
    />
  );
}

/** Who prevents deleting, including the verb: 'One person and 2 pets are'. */
function belongTo({ people, pets }: Trust): string {
  const who = [
    people > 0 && (people === 1 ? 'One person' : `${people} people`),
    pets > 0 && (pets === 1 ? 'one pet' : `${pets} pets`),
  ].filter((part) => part !== false);
  const words = who.join(' and ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${people + pets === 1 ? 'is' : 'are'}`;
}
