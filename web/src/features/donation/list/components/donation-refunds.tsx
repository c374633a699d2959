import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import type { DonationDetail, DonationRefund } from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { useRef, useState } from 'react';
import { formatDate } from '@/lib/dates';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { latePart } from '@/ui/late-part';
import { toast } from '@/ui/toast/toast';
import { useRemoveRefund } from '../../api/donations';
import { canBeRefunded } from '../../model/refund-form';
import { useOpenedDialog } from './use-opened-dialog';

const useRefundDialog = latePart(async () => (await import('./refund-dialog')).RefundDialog);

/** What was refunded of a gift, and the way to record that. */
export function DonationRefunds({ donation, refunds }: Omit<DonationDetail, 'changes'>) {
  const recording = useOpenedDialog(useRefundDialog);
  const [removing, setRemoving] = useState<DonationRefund>();
  const [isAsking, setAsking] = useState(false);
  const { trigger: remove } = useRemoveRefund();
  const heading = useRef<HTMLHeadingElement>(null);
  const canRecord = canBeRefunded(donation);
  if (refunds.length === 0 && !canRecord) return null;
  return (
    <section className="mt-5">
      <h3 ref={heading} tabIndex={-1} className="mb-2 text-l">
        Refunds
      </h3>
      {refunds.length > 0 && (
        <ul className="mb-3 divide-y divide-line rounded-m border border-line">
          {refunds.map((refund) => (
            <li key={refund.id} className="flex flex-wrap items-center gap-x-3 px-3.5 py-1.5">
              <span className="font-[560] tabular-nums">{shownMoney(refund.amount)}</span>
              <time dateTime={refund.date} className="text-ink-soft">
                {formatDate(refund.date)}
              </time>
              {refund.isByHand && (
                <Button
                  variant="quiet"
                  size="s"
                  className="ml-auto"
                  aria-label={`Remove the refund of ${shownMoney(refund.amount)}`}
                  onClick={() => {
                    setRemoving(refund);
                    setAsking(true);
                  }}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {canRecord && (
        <Button variant="quiet" onClick={() => recording.open(donation)}>
          Record a refund
        </Button>
      )}
      {recording.dialog}
      {removing && (
        <ConfirmDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title="Remove this refund?"
          message={`Only if ${shownMoney(removing.amount)} was not refunded on ${formatDate(removing.date)}. The gift counts by that much more again.`}
          confirmLabel="Remove"
          busyLabel="Removing..."
          danger
          errorText={(error) => messageOf(error, 'Failed to remove the refund')}
          onConfirm={async () => {
            await remove({ id: donation.id, refundId: removing.id });
            toast.success(DONATION_TEXTS.refundRemoved);
            heading.current?.focus();
          }}
        />
      )}
    </section>
  );
}
