import type { TrustDetail } from '@hearthside/contract/trust/endpoints';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { PeopleFinder } from './people-finder';

export interface AssignPeopleDialogProps {
  trust: TrustDetail;
  open: boolean;
  onClose: () => void;
}

/** Finds members and assigns them to a trust, one after another. */
export function AssignPeopleDialog({ trust, open, onClose }: AssignPeopleDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Assign people"
      description={`Anyone you assign to ${trust.name} can use its chat. If their role includes pet records, they also see its pets (${trust.petsTotal}) with their owners’ phone and address. We’ll notify them.`}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <PeopleFinder trust={trust} />
    </Dialog>
  );
}
