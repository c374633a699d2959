import type { ComponentType } from 'react';
import type { latePart } from '@/ui/late-part';
import { useAskedPart } from '@/ui/use-asked-part';

interface Opened {
  open: boolean;
  onClose: () => void;
}

export interface FetchedDialogProps<Props extends Opened> {
  /** The dialog, from `latePart`. */
  usePart: ReturnType<typeof latePart<ComponentType<Props>>>;
  of: Props;
}

/** A dialog whose code is fetched once the page is idle, or when it is first opened, so that no page waits for it. */
export function FetchedDialog<Props extends Opened>({ usePart, of }: FetchedDialogProps<Props>) {
  const { data: Dialog } = useAskedPart(usePart, of.open, of.onClose);
  return Dialog && <Dialog {...of} />;
}
