import type { Trust } from '@hearthside/contract/trust';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '@/lib/api-error';
import { useSubject } from '@/lib/use-subject';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { toast } from '@/ui/toast';
import { useDeleteTrust } from '../api/use-delete-trust';

export interface DeleteTrustDialogProps {
  /** The dialog is open while there is one. */
  trust: Trust | undefined;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a trust is deleted. One that has people cannot be, and leads to them instead. */
export function DeleteTrustDialog({ trust, onClose, onDeleted }: DeleteTrustDialogProps) {
  const { shown, opening } = useSubject(trust);
  const { trigger } = useDeleteTrust();
  const navigate = useNavigate();
  if (!shown) return null;

  const open = trust !== undefined;
  if (shown.people > 0) {
    return (
      <ConfirmDialog
        key={`full ${opening}`}
        open={open}
        onClose={onClose}
        title={`“${shown.name}” still has people`}
        message={`${shown.people === 1 ? 'One person is' : `${shown.people} people are`} assigned to this trust. Remove them first, then it can be deleted.`}
        confirmLabel="Show its people"
        cancelLabel="Close"
        onConfirm={() => navigate(`/trusts/${shown.id}`)}
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
      message="Nobody is assigned to it. Deleting it cannot be undone."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={remove}
      errorText={(error) => messageOf(error, 'Failed to delete the trust')}
    />
  );
}
