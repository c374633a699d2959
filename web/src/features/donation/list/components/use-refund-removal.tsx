import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import type { Donation, DonationRefund } from '@hearthside/contract/donation/shapes';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useRemoveRefund } from '../../api/donations';

/** Removes a refund of a gift that was recorded by mistake, after a question. */
export function useRefundRemoval({ id }: Donation, onRemoved: () => void) {
  const [removing, setRemoving] = useState<DonationRefund>();
  const [isAsking, setAsking] = useState(false);
  const { trigger: remove } = useRemoveRefund();
  return {
    ask(refund: DonationRefund) {
      setRemoving(refund);
      setAsking(true);
    },
    dialog: removing && (
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Remove this refund?"
        message="Remove it only if it was recorded by mistake. The gift will count in full for that amount again."
        confirmLabel="Remove"
        busyLabel="Removing..."
        danger
        errorText={(error) => messageOf(error, 'Failed to remove the refund')}
        onConfirm={async () => {
          await remove({ id, refundId: removing.id });
          toast.success(DONATION_TEXTS.refundRemoved);
          onRemoved();
        }}
      />
    ),
  };
}
