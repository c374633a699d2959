import { latePart } from '@/ui/late-part';
import { useOpenedPart } from '@/ui/use-asked-part';
import type { Asked } from './use-asked';

const useDialogs = latePart(async () => (await import('./user-action-dialogs')).UserActionDialogs);

export interface UserActionsProps {
  asked: Asked | undefined;
  onClose: () => void;
  onDeleted?: () => void;
}

/** The requested action on one user. The dialogs' code, with the forms, loads on first use. */
export function UserActions({ asked, ...dialogs }: UserActionsProps) {
  const { data: Dialogs } = useOpenedPart(useDialogs, asked?.open ?? false, dialogs.onClose);
  return asked && Dialogs && <Dialogs asked={asked} {...dialogs} />;
}
