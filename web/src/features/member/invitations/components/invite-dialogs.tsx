import { lazy, Suspense } from 'react';

const InviteDialog = lazy(async () => ({
  default: (await import('./invite-dialog')).InviteDialog,
}));
const InviteListDialog = lazy(async () => ({
  default: (await import('./invite-list-dialog')).InviteListDialog,
}));

/** One person, or those on a list. */
export type Inviting = { how: 'person' | 'list'; open: boolean };

export interface InviteDialogsProps {
  /** Nothing until somebody is to be invited; it stays while its dialog fades. */
  inviting: Inviting | undefined;
  onClose: () => void;
}

/** The ways to invite. Their code, with its forms, comes when it is asked for. */
export function InviteDialogs({ inviting, onClose }: InviteDialogsProps) {
  if (!inviting) return null;
  const Dialog = inviting.how === 'person' ? InviteDialog : InviteListDialog;
  return (
    <Suspense>
      <Dialog open={inviting.open} onClose={onClose} />
    </Suspense>
  );
}
