import { MemberFinder } from '@/features/member';
import { fullName } from '@/lib/full-name';
import { Dialog } from '@/ui/dialogs/dialog';
import type { Donor } from '../../model/gift-form';

export interface DonorDialogProps {
  open: boolean;
  chosen: number | undefined;
  onChoose: (donor: Donor) => void;
  onClose: () => void;
}

/** Finds the member who gave a gift. */
export const DonorDialog = ({ open, chosen, onChoose, onClose }: DonorDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Choose the member"
    description="We’ll thank them, and the gift will appear in their statement for the year."
  >
    <MemberFinder
      chosen={chosen}
      onChoose={({ user }) => onChoose({ id: user.id, name: fullName(user), email: user.email })}
    />
  </Dialog>
);
