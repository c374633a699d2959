import { GiftDialog } from '../../gifts/components/gift-dialog';
import { GiftListDialog } from '../../gifts/components/gift-list-dialog';
import type { Recording } from '../../model/recording';

export interface RecordingDialogsProps {
  recording: Recording;
  onClose: () => void;
}

/** The dialogs for recording gifts. Loaded when the first of them opens, because of their forms. */
export function RecordingDialogs({ recording: { what, open }, onClose }: RecordingDialogsProps) {
  // Both stay mounted, so that discarding in one can still be undone after the other was opened.
  return (
    <>
      <GiftDialog open={open && what === 'gift'} onClose={onClose} />
      <GiftListDialog open={open && what === 'list'} onClose={onClose} />
    </>
  );
}
