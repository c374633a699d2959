import { useSubject } from '@/lib/use-subject';
import { latePart } from '@/ui/late-part';
import { useAskedPart } from '@/ui/use-asked-part';
import type { TrustAssigningProps } from './trust-assigning';

const useTrustAssigning = latePart(async () => (await import('./trust-assigning')).TrustAssigning);

export interface AssignTrustDialogProps {
  /** The user to assign. The dialog is open while there is one. */
  user: TrustAssigningProps['user'] | undefined;
  onClose: () => void;
}

/** Assigns a user to a trust (part 1 §2.5), opened from the Users tab. */
export function AssignTrustDialog({ user, onClose }: AssignTrustDialogProps) {
  const { shown, opening } = useSubject(user);
  const { data: TrustAssigning } = useAskedPart(useTrustAssigning, user !== undefined, onClose);
  if (!shown || !TrustAssigning) return null;
  return <TrustAssigning key={opening} user={shown} open={user !== undefined} onClose={onClose} />;
}
