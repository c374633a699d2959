import type { DonationDetail, DonationRefund } from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { useRef } from 'react';
import { formatDate } from '@/lib/dates';
import { Button } from '@/ui/button';
import { latePart } from '@/ui/late-part';
import { canBeRefunded } from '../../model/refund-form';
import { useOpenedDialog } from './use-opened-dialog';
import { useRefundRemoval } from './use-refund-removal';

const useRefundDialog = latePart(async () => (await import('./refund-dialog')).RefundDialog);

/** What was refunded of a gift, and the way to record that. */
export function DonationRefunds({ donation, refunds }: Omit<DonationDetail, 'changes'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const recording = useOpenedDialog(useRefundDialog);
  const removal = useRefundRemoval(donation, () => heading.current?.focus());
  const canRecord = canBeRefunded(donation);
  return (
    <>
      {(refunds.length > 0 || canRecord) && (
        <section className="mt-5">
          <h3 ref={heading} tabIndex={-1} className="mb-2 text-l">
            Refunds
          </h3>
          {refunds.length > 0 && (
            <ul className="mb-3 divide-y divide-line rounded-m border border-line">
              {refunds.map((refund) => (
                <RefundLine key={refund.id} refund={refund} onRemove={removal.ask} />
              ))}
            </ul>
          )}
          {canRecord && (
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => recording.open(donation)}>
              Record a refund
            </Button>
          )}
        </section>
      )}
      {/* They stay with what they say after the gift has no refunds anymore and can't get one. */}
      {recording.dialog}
      {removal.dialog}
    </>
  );
}

interface RefundLineProps {
  refund: DonationRefund;
  onRemove: (refund: DonationRefund) => void;
}

const RefundLine = ({ refund, onRemove }: RefundLineProps) => (
  <li className="flex flex-wrap items-center gap-x-3 px-3.5 py-1.5">
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
        aria-haspopup="dialog"
        onClick={() => onRemove(refund)}
      >
        Remove
      </Button>
    )}
  </li>
);
