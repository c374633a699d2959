import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import { ReceiptText } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '@/lib/api/api-error';
import { useSubject } from '@/lib/use-subject';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Button, ButtonLink } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { latePart } from '@/ui/late-part';
import { SkeletonText } from '@/ui/skeleton';
import { useDonation } from '../../api/donations';
import { nameOf } from '../../model/donation-words';
import { withoutRepeat } from '../../model/failure-words';
import { statementOf } from '../../model/statement-place';
import { DonationChanges } from './donation-changes';
import { DonationFacts } from './donation-facts';
import { DonationRefunds } from './donation-refunds';
import { useOpenedDialog } from './use-opened-dialog';

const useStatusDialog = latePart(async () => (await import('./status-dialog')).StatusDialog);
const useCorrectGiftDialog = latePart(
  async () => (await import('./correct-gift-dialog')).CorrectGiftDialog,
);
const useNameDonorDialog = latePart(
  async () => (await import('./name-donor-dialog')).NameDonorDialog,
);

export interface DonationDialogProps {
  /** The dialog is open while there is one. */
  donationId: number | undefined;
  onClose: () => void;
}

/** One donation on top of the list: all that is known about it, and the history of its status. */
export function DonationDialog({ donationId, onClose }: DonationDialogProps) {
  const { shown, opening } = useSubject(donationId);
  if (shown === undefined) return null;
  return <OneDonation key={opening} id={shown} open={donationId !== undefined} onClose={onClose} />;
}

function OneDonation({ id, open, onClose }: { id: number; open: boolean; onClose: () => void }) {
  const found = useDonation({ id });
  const { data, error } = found;
  const status = useOpenedDialog(useStatusDialog);
  const correction = useOpenedDialog(useCorrectGiftDialog);
  const naming = useOpenedDialog(useNameDonorDialog);
  const { search } = useLocation();
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="l"
      title={data ? nameOf(data.donation) : 'Donation'}
      footer={
        data && (
          <>
            <ButtonLink
              to={statementOf(data.donation)}
              state={{ list: search }}
              variant="quiet"
              icon={<ReceiptText size={18} aria-hidden />}
            >
              Donor statement
            </ButtonLink>
            {data.donation.source !== 'givebutter' && (
              <Button
                variant="quiet"
                aria-haspopup="dialog"
                onClick={() => correction.open(data.donation)}
              >
                Correct gift
              </Button>
            )}
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              onClick={() => naming.open(data.donation)}
            >
              Member and campaign
            </Button>
            <Button aria-haspopup="dialog" onClick={() => status.open(data.donation)}>
              Update Status
            </Button>
          </>
        )
      }
    >
      <AsyncView
        {...viewOf(found)}
        // A missing donation won't appear by retrying.
        retry={isMissing ? undefined : () => found.mutate()}
        skeleton={<SkeletonText lines={12} label="Loading the donation..." />}
        errorTitle={DONATION_TEXTS.fetchFailed}
        errorMessage={
          isMissing
            ? () => 'This donation doesn’t exist, or the link is wrong.'
            : withoutRepeat(DONATION_TEXTS.fetchFailed)
        }
      >
        {({ donation, changes, refunds }) => (
          <>
            <DonationFacts donation={donation} />
            <DonationRefunds donation={donation} refunds={refunds} />
            <DonationChanges changes={changes} />
          </>
        )}
      </AsyncView>
      {/* Inside this dialog, so that each opens on top of it and hands the focus back to it. */}
      {status.dialog}
      {correction.dialog}
      {naming.dialog}
    </Dialog>
  );
}
