import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { NameField } from './name-field';
import { useNameForm } from './use-name-form';

export interface TrustNameDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** What it is called now; empty for a new one. */
  name: string;
  saveLabel: string;
  busyLabel: string;
  /** Does the work. When it rejects, the dialog stays open and says why. */
  onSave: (name: string) => Promise<void>;
}

/** Asks what a trust shall be called. */
export function TrustNameDialog(props: TrustNameDialogProps) {
  const { open, onClose, title, description, name, saveLabel, busyLabel, onSave } = props;
  const form = useNameForm(name, onSave);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      size="s"
      dismissable={!form.busy}
      onSubmit={(event) => void form.submit(event)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={form.busy}>
            Cancel
          </Button>
          <Button type="submit" busy={form.busy} busyLabel={busyLabel}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <div className="pt-2">
        <NameField form={form} label="Name" autoFocus />
      </div>
    </Dialog>
  );
}
