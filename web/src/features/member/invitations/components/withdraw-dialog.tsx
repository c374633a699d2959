import type { Invitation } from '@hearthside/contract/member/invitations';
import { messageOf } from '@/lib/api/api-error';
import { fullName } from '@/lib/full-name';
import { useSubject } from '@/lib/use-subject';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useWithdrawInvitation } from '../api/invitations';

export interface WithdrawDialogProps {
  /** The invitation to withdraw. The dialog is open while there is one. */
  invitation: Invitation | undefined;
  onClose: () => void;
}

/** Asks before an invitation is withdrawn. */
export function WithdrawDialog({ invitation, onClose }: WithdrawDialogProps) {
  const { trigger } = useWithdrawInvitation();
  const { shown } = useSubject(invitation);
  if (!shown) return null;
  return (
    <ConfirmDialog
      open={invitation !== undefined}
      onClose={onClose}
      title={`Withdraw ${fullName(shown)}’s invitation?`}
      message="The link in their email stops working. You can invite them again at any time."
      confirmLabel="Withdraw"
      busyLabel="Withdrawing..."
      danger
      errorText={(error) => messageOf(error)}
      onConfirm={async () => {
        await trigger({ id: shown.id });
        toast.success(`Invitation of ${fullName(shown)} withdrawn`);
      }}
    />
  );
}
