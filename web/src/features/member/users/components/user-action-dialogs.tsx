import { AssignTrustDialog } from '@/features/trust';
import { DeleteUserDialog } from './delete-user-dialog';
import { RoleDialog } from './role-dialog';
import type { Asked } from './use-asked';
import { UserPrint } from './user-print';
import { VerifyDialog } from './verify-dialog';

export interface UserActionDialogsProps {
  asked: Asked;
  onClose: () => void;
  onDeleted?: () => void;
}

/** The dialogs for one user: shows the requested one. Loaded lazily by `UserActions`. */
export function UserActionDialogs({ asked, onClose, onDeleted }: UserActionDialogsProps) {
  const { action, turn, open } = asked;
  const { user } = asked.about;
  const dialog = { user, open, onClose };
  switch (action) {
    case 'verify':
      return <VerifyDialog key={turn} {...dialog} />;
    case 'role':
      return <RoleDialog key={turn} {...dialog} />;
    case 'delete':
      return <DeleteUserDialog key={turn} {...dialog} onDeleted={onDeleted} />;
    case 'assign':
      return <AssignTrustDialog key={turn} user={open ? user : undefined} onClose={onClose} />;
    case 'print':
      return open ? <UserPrint key={turn} id={user.id} onDone={onClose} /> : null;
  }
}
