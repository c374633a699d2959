import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { Dialog } from '@/ui/dialogs/dialog';
import { useNewRecoveryCodes } from '../../api/own-factor';
import { RecoveryCodes } from './recovery-codes';

/** Makes new recovery codes, and shows them once. */
export function MakeRecoveryCodes() {
  const { trigger } = useNewRecoveryCodes();
  const [asking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <>
      <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Create new codes
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Create new recovery codes?"
        message="Your current codes will stop working."
        confirmLabel="Create new codes"
        busyLabel="Creating codes..."
        errorText={(error) => messageOf(error)}
        onConfirm={async () => setCodes((await trigger()).recoveryCodes)}
      />
      <Dialog
        open={codes !== undefined}
        onClose={() => setCodes(undefined)}
        size="s"
        dismissable={false}
        title="Save your recovery codes"
      >
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      </Dialog>
    </>
  );
}
