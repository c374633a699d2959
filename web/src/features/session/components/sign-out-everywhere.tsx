import { sessionEndpoints } from '@hearthside/contract/session/endpoints';
import { useState } from 'react';
import { leavingCall } from '@/lib/api/api-client';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';

const signOutEverywhere = leavingCall(sessionEndpoints.endAll);

/** Ends every session of the member, including this one. */
export function SignOutEverywhere() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Sign out everywhere?"
        message="You’ll be signed out on every device, including this one. You can sign in again right away."
        confirmLabel="Sign out everywhere"
        busyLabel="Signing out..."
        danger
        errorText={(error) => messageOf(error)}
        onConfirm={async () => {
          await signOutEverywhere({});
        }}
      />
    </>
  );
}
