import {
  Description,
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from '@headlessui/react';
import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '@/ui/icon-button';
import { useBackCloses } from '@/ui/dialogs/use-back-closes';
import { useOpened } from '@/ui/dialogs/use-opened';

const widths = {
  xs: 'sm:max-w-[350px]',
  s: 'sm:max-w-md',
  m: 'sm:max-w-xl',
  l: 'sm:max-w-3xl',
  xl: 'sm:max-w-5xl',
};

const column = 'flex min-h-0 flex-1 flex-col';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Actions, with the main one last. On phones they fill the width. */
  footer?: ReactNode;
  size?: keyof typeof widths;
  /** If false, because it is busy, Escape, Back, the backdrop and the cross do nothing. */
  dismissable?: boolean;
  /** If given, body and footer are one form, so that Enter and `type="submit"` work. */
  onSubmit?: ComponentProps<'form'>['onSubmit'];
  /** `alertdialog` for questions that need an answer. */
  role?: 'dialog' | 'alertdialog';
};

/** A dialog in the middle of the screen. Below 640 px it is a sheet from the bottom. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, footer, onSubmit } = props;
  const { size = 'm', dismissable = true, role = 'dialog' } = props;
  const close = () => dismissable && onClose();
  const shown = useOpened(open);
  useBackCloses(open, close);
  const inside = (
    <>
      <div
        // Without fields inside, keyboard users need something focusable to scroll with.
        tabIndex={onSubmit ? undefined : 0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 sm:px-6"
      >
        {children}
      </div>
      {footer && <DialogFooter>{footer}</DialogFooter>}
    </>
  );

  return (
    <HeadlessDialog
      open={shown}
      onClose={close}
      role={role}
      className="fixed inset-0 z-50 outline-none print:hidden"
    >
      <DialogBackdrop
        transition
        className="absolute inset-0 bg-scrim transition-opacity duration-200 data-closed:opacity-0"
      />
      <div className="absolute inset-0 flex items-end justify-center sm:items-center sm:p-6">
        <DialogPanel
          transition
          // While it slides away, a second tap must not save again.
          inert={!open}
          className={clsx(
            'flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-[18px] bg-surface shadow-2 sm:rounded-l',
            // Draws an edge if the device leaves out shadows (forced colors).
            'outline-1 outline-transparent',
            'transition duration-200 ease-out data-closed:translate-y-full sm:data-closed:translate-y-3 sm:data-closed:opacity-0',
            widths[size],
          )}
        >
          <div className="flex items-start gap-3 pt-4 pr-3 pb-2 pl-5 sm:pl-6">
            <div className="min-w-0 flex-1 pt-1.5">
              <DialogTitle className="text-[1.375rem]">{title}</DialogTitle>
              {description && (
                <Description className="mt-1 max-w-[65ch] text-ink-soft">{description}</Description>
              )}
            </div>
            <IconButton
              label="Close"
              icon={<X size={20} aria-hidden />}
              onClick={close}
              disabled={!dismissable}
            />
          </div>
          {onSubmit ? (
            <form noValidate onSubmit={onSubmit} className={column}>
              {inside}
            </form>
          ) : (
            <div className={column}>{inside}</div>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}

/** The action row of a dialog, clear of a phone's home bar. */
function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-2 border-t border-line px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6">
      {children}
    </div>
  );
}
