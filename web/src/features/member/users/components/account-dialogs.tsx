import type { UserListItem } from '@hearthside/contract/member/users';
import { messageOf } from '@/lib/api/api-error';
import { fullName } from '@/lib/full-name';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import {
  useEndUserSessions,
  useLiftSuspension,
  useSendResetLink,
  useUnarchive,
} from '../api/account';
import { devices } from '../../model/user-words';

export interface AccountDialogProps {
  user: UserListItem['user'];
  open: boolean;
  onClose: () => void;
}

/** Asks before somebody is mailed a link to set a new password. */
export function ResetLinkDialog({ user, open, onClose }: AccountDialogProps) {
  const { trigger } = useSendResetLink();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Send ${fullName(user)} a reset link?`}
      message={`We’ll email ${user.email} a link to set a new password. It works once, for one hour. Their current password keeps working until they use it.`}
      confirmLabel="Send the link"
      busyLabel="Sending..."
      errorText={(error) => messageOf(error)}
      onConfirm={async () => {
        await trigger({ id: user.id });
        toast.success(`Reset link sent to ${user.email}`);
      }}
    />
  );
}

/** Asks before somebody is signed out on all devices. */
export function SignOutDialog({ user, open, onClose }: AccountDialogProps) {
  const { trigger } = useEndUserSessions();
  const name = fullName(user);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Sign ${name} out everywhere?`}
      message="All of their devices are signed out right away. Nothing they typed is lost, and they can sign in again."
      confirmLabel="Sign out everywhere"
      busyLabel="Signing out..."
      danger
      errorText={(error) => messageOf(error)}
      onConfirm={async () => {
        const { ended } = await trigger({ id: user.id });
        toast.success(`${name} is signed out on ${devices(ended)}`);
      }}
    />
  );
}

/** Asks before somebody can sign in again. */
export function LiftDialog({ user, open, onClose }: AccountDialogProps) {
  const { trigger } = useLiftSuspension();
  const name = fullName(user);
  const isLocked = user.state === 'locked';
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={isLocked ? `Unlock ${name}’s account?` : `Lift ${name}’s suspension?`}
      message={
        isLocked
          ? `Anyone who can read email sent to ${user.email} can then set a new password. Make sure that’s ${name}.`
          : 'They can sign in again right away, and we email them about it.'
      }
      confirmLabel={isLocked ? 'Unlock' : 'Lift the suspension'}
      busyLabel="One moment..."
      errorText={(error) => messageOf(error)}
      onConfirm={async () => {
        await trigger({ id: user.id });
        toast.success(`${name} can sign in again`);
      }}
    />
  );
}

/** Asks before somebody is brought back from the archive. */
export function UnarchiveDialog({ user, open, onClose }: AccountDialogProps) {
  const { trigger } = useUnarchive();
  const name = fullName(user);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Restore ${name}?`}
      message="They’ll be back in every list they were in and can sign in again, unless they were suspended when they were archived. We won’t email them about it."
      confirmLabel="Restore"
      busyLabel="Restoring..."
      errorText={(error) => messageOf(error)}
      onConfirm={async () => {
        await trigger({ id: user.id });
        toast.success(`${name} is restored`);
      }}
    />
  );
}
