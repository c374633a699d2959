import type { Message } from '@hearthside/contract/inbox/fields';
import { LateDialog } from '@/ui/dialogs/late-dialog';
import { latePart } from '@/ui/late-part';

export interface ForwardDialogProps {
  message: Message;
  onClose: () => void;
}

const useForwardForm = latePart(async () => (await import('./forward-form')).ForwardForm);

/** Forwards a message to other chats. */
export function ForwardDialog(props: ForwardDialogProps) {
  const form = useForwardForm();
  const { data: ForwardForm } = form;
  if (ForwardForm) return <ForwardForm {...props} />;
  return <LateDialog part={form} open onClose={props.onClose} title="Forward message" />;
}
