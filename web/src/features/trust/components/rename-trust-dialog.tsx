import type { Trust } from '@hearthside/contract/trust/endpoints';
import { useState } from 'react';
import { isChangedMeanwhile } from '@/lib/api/api-error';
import { useSubject } from '@/lib/use-subject';
import { toast } from '@/ui/toast/toast';
import { useRenameTrust } from '../api/trusts';
import { TrustNameDialog } from './trust-name-dialog';

type Renamed = Pick<Trust, 'id' | 'name'>;

export interface RenameTrustDialogProps {
  /** The dialog is open while there is one. */
  trust: Renamed | undefined;
  onClose: () => void;
}

/** Renames a trust. A name that somebody else has given it meanwhile is told before it is written over. */
export function RenameTrustDialog({ trust, onClose }: RenameTrustDialogProps) {
  const { shown, opening } = useSubject(trust);
  if (!shown) return null;
  return <Renaming key={opening} trust={shown} open={trust !== undefined} onClose={onClose} />;
}

interface RenamingProps {
  trust: Renamed;
  open: boolean;
  onClose: () => void;
}

function Renaming({ trust, open, onClose }: RenamingProps) {
  const { trigger } = useRenameTrust();
  /** The name that is known here: as the dialog opened, or as a refusal has told it since. */
  const [known, setKnown] = useState(trust.name);
  const rename = async (name: string) => {
    if (name !== known) {
      try {
        await trigger({ id: trust.id, name, before: known });
      } catch (error) {
        if (isChangedMeanwhile(error)) setKnown(error.details.now ?? known);
        throw error;
      }
      toast.success('Trust renamed');
    }
    onClose();
  };
  return (
    <TrustNameDialog
      open={open}
      onClose={onClose}
      title="Rename trust"
      description="Its people and their access stay as they are."
      name={trust.name}
      saveLabel="Save"
      busyLabel="Saving..."
      onSave={rename}
    />
  );
}
