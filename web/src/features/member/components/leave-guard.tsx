import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '@/ui/confirm-dialog';

export interface LeaveGuardProps {
  /** There is something unsaved on this page. */
  when: boolean;
  /** The member chose to leave it behind. */
  onLeave?: () => void;
}

/**
 * Asks before a link leads away from unsaved changes. Reloading and closing are not asked about:
 * a form's draft survives both.
 */
export function LeaveGuard({ when, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
      title="Leave without saving?"
      message="Your changes have not been saved and will be lost."
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
    />
  );
}
