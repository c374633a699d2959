import type { Donation } from '@hearthside/contract/donation/shapes';
import { useState, type ReactNode } from 'react';
import { useSubject } from '@/lib/use-subject';
import type { latePart } from '@/ui/late-part';
import { useOpenedPart } from '@/ui/use-asked-part';

export interface OpenedDialogProps<Gift extends Donation> {
  /** The gift as it was when the dialog opened. */
  donation: Gift;
  open: boolean;
  onClose: () => void;
}

/**
 * A dialog about a gift, whose code is fetched when it is first opened. It stays mounted while it fades out and until
 * the next time, so that discarding can be undone, and starts fresh with each opening.
 */
export function useOpenedDialog<Gift extends Donation>(
  usePart: ReturnType<typeof latePart<(props: OpenedDialogProps<Gift>) => ReactNode>>,
  onClosed?: () => void,
) {
  const [donation, setDonation] = useState<Gift>();
  const { shown, opening } = useSubject(donation);
  const isOpen = donation !== undefined;
  const close = () => {
    setDonation(undefined);
    onClosed?.();
  };
  const { data: Dialog } = useOpenedPart(usePart, isOpen, close);
  return {
    open: (gift: Gift) => setDonation(gift),
    dialog: Dialog && shown && (
      <Dialog key={opening} donation={shown} open={isOpen} onClose={close} />
    ),
  };
}
