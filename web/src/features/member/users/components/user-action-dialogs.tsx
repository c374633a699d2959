import { AssignTrustDialog } from '@/features/trust';
import { LiftDialog, ResetLinkDialog, SignOutDialog, UnarchiveDialog } from './account-dialogs';
import { ArchiveDialog } from '../../archive/components/archive-dialog';
import { DeleteUserDialog } from './delete-user-dialog';
import { EditUserDialog } from './edit-user-dialog';
import { RoleDialog } from './role-dialog';
import { SuspendDialog } from './suspend-dialog';
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
    case 'edit':
      return <EditUserDialog key={turn} {...dialog} />;
    case 'suspend':
      return <SuspendDialog key={turn} {...dialog} />;
    case 'lift':
      return <LiftDialog key={turn} {...dialog} />;
    case 'archive':
      return <ArchiveDialog key={turn} {...dialog} />;
    case 'unarchive':
      return <UnarchiveDialog key={turn} {...dialog} />;
    case 'reset-link':
      return <ResetLinkDialog key={turn} {...dialog} />;
    case 'sign-out':
      return <SignOutDialog key={turn} {...dialog} />;
    case 'print':
      return open ? <UserPrint key={turn} id={user.id} onDone={onClose} /> : null;
  }
}
