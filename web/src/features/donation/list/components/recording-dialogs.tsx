import { GiftDialog } from '../../gifts/components/gift-dialog';
import { GiftListDialog } from '../../gifts/components/gift-list-dialog';
import type { Recording } from '../../model/recording';

export interface RecordingDialogsProps {
  recording: Recording;
  onClose: () => void;
}

/** The ways to record gifts. Loaded with the first of them, because of their forms. */
export function RecordingDialogs({ recording: { what, open }, onClose }: RecordingDialogsProps) {
  // Both stay, so that what was discarded in one can be taken back after the other was opened.
  return (
    <>
      <GiftDialog open={open && what === 'gift'} onClose={onClose} />
      <GiftListDialog open={open && what === 'list'} onClose={onClose} />
    </>
  );
}
