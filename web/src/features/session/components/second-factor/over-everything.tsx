import { useLayoutEffect, useRef, type ReactNode } from 'react';

export interface OverEverythingProps {
  labelledBy: string;
  /** What Escape does; nothing where there is no way around. */
  onCancel?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A native modal dialog, which the browser puts on top of every other one, with what is below out of reach. Whatever
 * was open and typed there stays.
 */
export function OverEverything({ labelledBy, onCancel, children }: OverEverythingProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the node goes: a dialog that is closed later gives the focus back to nobody.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Other dialogs listen to Escape at the window, and would close below this one.
    const stop = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation();
    // A second Escape without a press in between closes it, whatever `cancel` says.
    const reopen = () => element?.isConnected && element.showModal();
    element?.addEventListener('close', reopen);
    element?.addEventListener('keydown', stop);
    return () => {
      element?.removeEventListener('keydown', stop);
      element?.removeEventListener('close', reopen);
      element?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
      className="m-auto max-h-[92dvh] w-[min(100vw-1.5rem,28rem)] overflow-y-auto rounded-l bg-surface p-5 text-ink shadow-2 backdrop:bg-scrim max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none sm:p-6"
    >
      {children}
    </dialog>
  );
}
