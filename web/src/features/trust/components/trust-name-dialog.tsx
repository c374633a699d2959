import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { NameField } from './name-field';
import { useNameForm } from './use-name-form';

export interface TrustNameDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** The current name. Empty for a new trust. */
  name: string;
  saveLabel: string;
  busyLabel: string;
  /** Does the work. If it rejects, the dialog stays open and says why. */
  onSave: (name: string) => Promise<void>;
}

/** Asks for a trust's name. */
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
