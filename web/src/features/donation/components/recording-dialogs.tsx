import { GiftDialog } from './gift-dialog';
import { GiftListDialog } from './gift-list-dialog';
import type { Recording } from '../model/recording';

export interface RecordingDialogsProps {
  recording: Recording;
  onClose: () => void;
}

/** The ways to record gifts. Loaded with the first of them, because of their forms. */
export function RecordingDialogs({ recording: { what, open }, onClose }: RecordingDialogsProps) {
  const Dialog = what === 'gift' ? GiftDialog : GiftListDialog;
  return <Dialog open={open} onClose={onClose} />;
}
