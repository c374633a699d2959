import { AsyncView } from '@/ui/async-view';
import { Dialog } from '@/ui/dialogs/dialog';
import { SkeletonText } from '@/ui/skeleton';

export interface LateDialogProps {
  /** The state of the dialog's code, from `latePart`. */
  part: { error: unknown; isLoading: boolean; retry: () => void };
  open: boolean;
  onClose: () => void;
  title: string | undefined;
}

/** A placeholder for a dialog whose code is still loading. Offers a retry if loading fails. */
export const LateDialog = ({ part, open, onClose, title }: LateDialogProps) => (
  <Dialog open={open} onClose={onClose} title={title}>
    <AsyncView
      {...part}
      data={undefined}
      skeleton={<SkeletonText lines={6} />}
      errorTitle="This could not be opened"
    >
      {() => null}
    </AsyncView>
  </Dialog>
);
