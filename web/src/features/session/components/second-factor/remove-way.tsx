import { messageOf } from '@/lib/api/api-error';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useRemoveApp, useRemovePasskey } from '../../api/own-factor';

/** What is about to be removed. */
export type RemovedWay = { way: 'app' } | { way: 'passkey'; id: number; name: string };

export interface RemoveWayProps {
  /** The dialog is closed without one. */
  removed: RemovedWay | undefined;
  /** Whether two-step sign-in ends with it. */
  isLast: boolean;
  onClose: () => void;
}

/** Asks before a way to confirm is removed. */
export function RemoveWay({ removed, isLast, onClose }: RemoveWayProps) {
  const removeApp = useRemoveApp();
  const removePasskey = useRemovePasskey();
  const name =
    removed?.way === 'passkey' ? `the passkey “${removed.name}”` : 'the authenticator app';
  return (
    <ConfirmDialog
      open={removed !== undefined}
      onClose={onClose}
      title={`Remove ${name}?`}
      message={
        isLast
          ? 'It’s your last one. Two-step sign-in will turn off, and your recovery codes will stop working.'
          : 'You’ll confirm another way from now on. You can add it again.'
      }
      confirmLabel="Remove"
      busyLabel="Removing..."
      danger
      errorText={(error) => messageOf(error)}
      onConfirm={async () => {
        const { message } =
          removed?.way === 'passkey'
            ? await removePasskey.trigger({ id: removed.id })
            : await removeApp.trigger();
        toast.success(message);
      }}
    />
  );
}
