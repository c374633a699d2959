import { lazy, Suspense, useEffect } from 'react';
import { useSubject } from '@/lib/use-subject';
import type { TrustAssigningProps } from './trust-assigning';

const load = async () => ({ default: (await import('./trust-assigning')).TrustAssigning });
const TrustAssigning = lazy(load);

export interface AssignTrustDialogProps {
  /** The user to assign. The dialog is open while there is one. */
  user: TrustAssigningProps['user'] | undefined;
  onClose: () => void;
}

/** Assigns a user to a trust (part 1 §2.5), opened from the Users tab. */
export function AssignTrustDialog({ user, onClose }: AssignTrustDialogProps) {
  const { shown, opening } = useSubject(user);
  // Loads its code after the page, before it is needed. A failure shows when it opens.
  useEffect(() => void load().catch(() => undefined), []);
  if (!shown) return null;
  return (
    <Suspense>
      <TrustAssigning key={opening} user={shown} open={user !== undefined} onClose={onClose} />
    </Suspense>
  );
}
