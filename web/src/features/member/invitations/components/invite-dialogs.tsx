import { latePart } from '@/ui/late-part';
import { useOpenedPart } from '@/ui/use-asked-part';

const useInviteDialog = latePart(async () => (await import('./invite-dialog')).InviteDialog);
const useInviteListDialog = latePart(
  async () => (await import('./invite-list-dialog')).InviteListDialog,
);

/** One person, or a list of people. */
export type Inviting = { how: 'person' | 'list'; open: boolean };

export interface InviteDialogsProps {
  /** Undefined until somebody is to be invited. It stays while its dialog fades out. */
  inviting: Inviting | undefined;
  onClose: () => void;
}

/** The invite dialogs. Their code, with the forms, loads on first use. */
export function InviteDialogs({ inviting, onClose }: InviteDialogsProps) {
  const isAsked = (how: Inviting['how']) => inviting?.how === how && inviting.open;
  const person = useOpenedPart(useInviteDialog, isAsked('person'), onClose);
  const list = useOpenedPart(useInviteListDialog, isAsked('list'), onClose);
  if (!inviting) return null;
  const { data: Dialog } = inviting.how === 'person' ? person : list;
  return Dialog && <Dialog open={inviting.open} onClose={onClose} />;
}
