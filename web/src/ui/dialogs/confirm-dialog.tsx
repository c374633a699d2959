import { useState, type ReactNode } from 'react';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';

export type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  message?: ReactNode;
  /** More than a sentence, such as the list of changes. */
  children?: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
  /** Does the work. If it rejects, the dialog stays open and says why. */
  onConfirm: () => unknown;
  /** The text for an error. By default, its own message. */
  errorText?: (error: unknown) => string;
};

/** Asks before something that can't be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, message, children, danger } = props;
  const { confirmLabel, busyLabel, cancelLabel = 'Cancel', errorText = defaultText } = props;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const close = () => {
    setError('');
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    setError('');
    try {
      await onConfirm();
      close();
    } catch (reason) {
      setError(errorText(reason));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={message}
      size="s"
      role="alertdialog"
      dismissable={!busy}
      footer={
        <>
          <Button variant="quiet" onClick={close} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      <div aria-live="assertive">
        {error && (
          <Notice tone="bad" className="mt-2">
            {error}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function defaultText(error: unknown) {
  return error instanceof Error && error.message
    ? error.message
    : 'That didn’t work. Please try again.';
}
