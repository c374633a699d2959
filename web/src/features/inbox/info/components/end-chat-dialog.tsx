import { INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import { messageOf } from '@/lib/api/api-error';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';

export interface EndChatDialogProps {
  open: boolean;
  onClose: () => void;
  onEnd: () => Promise<void>;
}

/** Asks an admin before a chat ends for everyone (ruling 13). It can't be undone. */
export function EndChatDialog({ open, onClose, onEnd }: EndChatDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="End this chat for everyone?"
      message="You’re an admin, so this ends the chat for everyone in it. They can still read it, but no one can reply anymore. This can’t be undone."
      confirmLabel="End Chat"
      busyLabel="Ending..."
      danger
      onConfirm={onEnd}
      errorText={(error) => messageOf(error, INBOX_TEXTS.closeFailed)}
    />
  );
}
