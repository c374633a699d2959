import { ROLE_LABELS } from '@hearthside/contract/access';
import { formPages } from '@hearthside/contract/form/pages';
import { USER_TEXTS, type UserListItem } from '@hearthside/contract/member/users';
import { Link } from 'react-router-dom';
import { messageOf } from '@/lib/api/api-error';
import { fullName } from '@/lib/full-name';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useVerifying } from './use-verifying';

export interface VerifyDialogProps {
  /** The user whose verification would change. */
  user: UserListItem['user'];
  open: boolean;
  onClose: () => void;
}

/** Asks before somebody is verified, or before that is undone. */
export function VerifyDialog({ user, open, onClose }: VerifyDialogProps) {
  const verify = useVerifying();
  const { id, verified, role } = user;
  const name = fullName(user);
  const change = async () => {
    try {
      await verify({ id, name }, !verified);
    } catch (error) {
      toast.error(messageOf(error, USER_TEXTS.verifyFailed));
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={verified ? `Remove ${name}’s verification?` : `Verify ${name}?`}
      message={
        verified
          ? 'They keep their profile and forms, and lose the rest of the portal until they are verified again.'
          : `They get everything that a member with the role ${ROLE_LABELS[role].one} may see and do.`
      }
      confirmLabel={verified ? 'Remove verification' : 'Verify'}
      busyLabel={verified ? 'Removing...' : 'Verifying...'}
      danger={verified}
      onConfirm={change}
    >
      {!verified && (
        <Link
          to={formPages.review('newcomers', id)}
          className="-ml-1 inline-flex min-h-11 items-center rounded-s px-1 font-[560] text-brand-strong hover:underline"
        >
          See their answers first
        </Link>
      )}
    </ConfirmDialog>
  );
}
