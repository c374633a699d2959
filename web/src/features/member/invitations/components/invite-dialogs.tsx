import { lazy, Suspense } from 'react';

const InviteDialog = lazy(async () => ({
  default: (await import('./invite-dialog')).InviteDialog,
}));
const InviteListDialog = lazy(async () => ({
  default: (await import('./invite-list-dialog')).InviteListDialog,
}));

/** One person, or a list of people. */
export type Inviting = { how: 'person' | 'list'; open: boolean };

export interface InviteDialogsProps {
  /** Undefined until somebody is to be invited. It stays while its dialog fades out. */
  inviting: Inviting | undefined;
  onClose: () => void;
}

/** The invite dialogs. Their code, with the forms, loads on first use. */
export function InviteDialogs({ inviting, onClose }: InviteDialogsProps) {
  if (!inviting) return null;
  const Dialog = inviting.how === 'person' ? InviteDialog : InviteListDialog;
  return (
    <Suspense>
      <Dialog open={inviting.open} onClose={onClose} />
    </Suspense>
  );
}
