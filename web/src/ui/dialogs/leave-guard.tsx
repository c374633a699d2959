import { useEffect, useRef, useState } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';

export interface LeaveGuardProps {
  /** There is something unsaved on this page. */
  when: boolean;
  /** Whether a navigation leaves the page. By default, every navigation to another path does. */
  leaves?: (from: Location, to: Location) => boolean;
  /**
   * Saves what can be saved without asking. The member is asked only if it resolves to false, because something is
   * left.
   */
  settle?: () => Promise<boolean>;
  /** What is lost. */
  message?: string | undefined;
  /** Called if the member chose to leave the changes behind. */
  onLeave?: () => void;
}

const toAnotherPath = (from: Location, to: Location) => from.pathname !== to.pathname;

/**
 * Asks before a link leads away from unsaved changes, and makes the browser ask before the window is closed or
 * reloaded: most of what is typed is stored, but files and uploads are not. There can be only one on a page at a
 * time.
 */
export function LeaveGuard(props: LeaveGuardProps) {
  const { when, leaves = toAnotherPath, settle, onLeave } = props;
  const { message = 'Your changes have not been saved and will be lost.' } = props;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && leaves(currentLocation, nextLocation),
  );
  const isBlocked = blocker.state === 'blocked';
  const [isLeft, setLeft] = useState(false);
  const latest = useRef({ blocker, settle });
  // The dialog calls onClose after Leave as it does after Stay. A reset before the navigation is done would open it
  // again.
  const isLeaving = useRef(false);
  useEffect(() => {
    latest.current = { blocker, settle };
  });
  useEffect(() => {
    if (isBlocked) isLeaving.current = false;
    const { settle: save } = latest.current;
    if (!isBlocked || !save) return;
    let isOver = false;
    void save().then((done) => {
      if (isOver) return;
      if (done) latest.current.blocker.proceed?.();
      else setLeft(true);
    });
    return () => {
      isOver = true;
      setLeft(false);
    };
  }, [isBlocked]);
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  return (
    <ConfirmDialog
      open={isBlocked && (isLeft || !settle)}
      onClose={() => !isLeaving.current && blocker.reset?.()}
      title="Leave without saving?"
      message={message}
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onConfirm={() => {
        onLeave?.();
        isLeaving.current = true;
        blocker.proceed?.();
      }}
    />
  );
}
