import { AsyncView } from '@/ui/async-view';
import { Dialog } from '@/ui/dialogs/dialog';
import { SkeletonText } from '@/ui/skeleton';

export interface LateDialogProps {
  /** What `latePart` says of the dialog's code. */
  part: { error: unknown; isLoading: boolean; retry: () => void };
  open: boolean;
  onClose: () => void;
  title: string | undefined;
}

/** Stands in for a dialog whose code is still on its way, and offers to try again where it does not come. */
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
