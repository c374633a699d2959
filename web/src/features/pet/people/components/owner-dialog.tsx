import type { UserListItem } from '@hearthside/contract/member/users';
import { MemberFinder } from '@/features/member';
import { Dialog } from '@/ui/dialogs/dialog';

export interface OwnerDialogProps {
  open: boolean;
  chosen: number | undefined;
  /** What being the owner means. */
  description?: string;
  onChoose: (owner: UserListItem) => void;
  onClose: () => void;
}

const OTHER_OWNER =
  'A pet’s owner can see it and change everything about it. The previous owner no longer can.';

/** Finds the pet owner for a pet. */
export function OwnerDialog(props: OwnerDialogProps) {
  const { open, chosen, description = OTHER_OWNER, onChoose, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} title="Choose the owner" description={description}>
      <MemberFinder role="pet_owner" chosen={chosen} onChoose={onChoose} />
    </Dialog>
  );
}
