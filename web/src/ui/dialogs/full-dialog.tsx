import { Dialog as HeadlessDialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { X } from 'lucide-react';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { IconButton } from '@/ui/icon-button';
import { useBackCloses } from '@/ui/dialogs/use-back-closes';
import { useOpened } from '@/ui/dialogs/use-opened';

export type FullDialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** A softer line under the title. */
  description?: ReactNode;
  /** Buttons before the cross. */
  actions?: ReactNode;
  onKeyDown?: KeyboardEventHandler;
  /** Fills the screen below the header. */
  children: ReactNode;
};

/** A dialog that takes the whole screen, for looking at one thing. */
export function FullDialog(props: FullDialogProps) {
  const { open, onClose, title, description, actions, onKeyDown, children } = props;
  const shown = useOpened(open);
  useBackCloses(open, onClose);
  return (
    <HeadlessDialog
      open={shown}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="fixed inset-0 z-50 outline-none print:hidden"
    >
      <DialogPanel
        transition
        inert={!open}
        className="flex size-full flex-col bg-canvas transition duration-200 ease-out data-closed:opacity-0"
      >
        <header className="flex items-center gap-1 border-b border-line bg-surface py-2 pr-2 pl-4 sm:pl-6">
          <div className="min-w-0 flex-1">
            <DialogTitle className="truncate font-body text-m leading-snug font-[650] tracking-normal">
              {title}
            </DialogTitle>
            {description && <p className="truncate text-s text-ink-soft">{description}</p>}
          </div>
          {actions}
          <IconButton
            label="Close"
            icon={<X size={22} aria-hidden />}
            onClick={onClose}
            // Not the first action, which an accidental extra Enter would trigger.
            data-autofocus
          />
        </header>
        <div className="relative min-h-0 flex-1 pb-[env(safe-area-inset-bottom)]">{children}</div>
      </DialogPanel>
    </HeadlessDialog>
  );
}
