import type { Trust } from '@hearthside/contract/trust/endpoints';
import { useSubject } from '@/lib/use-subject';
import { toast } from '@/ui/toast/toast';
import { useRenameTrust } from '../api/trusts';
import { TrustNameDialog } from './trust-name-dialog';

export interface RenameTrustDialogProps {
  /** The dialog is open while there is one. */
  trust: Pick<Trust, 'id' | 'name'> | undefined;
  onClose: () => void;
}

export function RenameTrustDialog({ trust, onClose }: RenameTrustDialogProps) {
  const { shown, opening } = useSubject(trust);
  const { trigger } = useRenameTrust();
  if (!shown) return null;

  const rename = async (name: string) => {
    if (name !== shown.name) {
      await trigger({ id: shown.id, name });
      toast.success('Trust renamed');
    }
    onClose();
  };
  return (
    <TrustNameDialog
      key={opening}
      open={trust !== undefined}
      onClose={onClose}
      title="Rename trust"
      description="Its people and their access stay as they are."
      name={shown.name}
      saveLabel="Save"
      busyLabel="Saving..."
      onSave={rename}
    />
  );
}
