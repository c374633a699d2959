import { useEffect, type ComponentType } from 'react';
import type { latePart } from '@/ui/late-part';
import { toast } from '@/ui/toast/toast';
import { useWanted } from '@/ui/use-wanted';

interface Opened {
  open: boolean;
  onClose: () => void;
}

export interface FetchedDialogProps<Props extends Opened> {
  /** The dialog, from `latePart`. */
  usePart: ReturnType<typeof latePart<ComponentType<Props>>>;
  of: Props;
}

/**
 * A dialog of the shell. Its code is fetched once the page is idle, or when it is first opened, so that no page waits
 * for it. If it can't be fetched, the next opening tries again.
 */
export function FetchedDialog<Props extends Opened>(props: FetchedDialogProps<Props>) {
  return useWanted(props.of.open) && <Fetching {...props} />;
}

function Fetching<Props extends Opened>({ usePart, of }: FetchedDialogProps<Props>) {
  const { data: Dialog, error, isLoading, retry } = usePart();
  const { open, onClose } = of;
  const hasFailed = Boolean(error) && !isLoading;
  useEffect(() => {
    if (!hasFailed || !open) return;
    toast.error('This could not be opened. Please try again.');
    onClose();
    retry();
  }, [hasFailed, open, onClose, retry]);
  return Dialog && <Dialog {...of} />;
}
