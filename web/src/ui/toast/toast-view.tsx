import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import 'sonner/dist/styles.css';
import { ToastCard } from '@/ui/toast/toast-card';
import { takeToasts, type ToastItem } from '@/ui/toast/toast-queue';

type Kind = ToastItem['kind'];

const shown: Partial<Record<Kind, string | number>> = {};

const dismiss = (kind: Kind) => {
  if (shown[kind] !== undefined) toast.dismiss(shown[kind]);
  delete shown[kind];
};

/** A newer message about what was done replaces the older one. But it must not remove an offer to undo. */
const show = (item: ToastItem) => {
  if (item.kind !== 'undo') dismiss(item.kind);
  // What failed before has now succeeded, or was given up.
  if (item.kind !== 'error') dismiss('error');
  if (item.kind === 'success' || item.kind === 'error') dismiss('working');
  const made = toast.custom(
    (id) => <ToastCard item={item} onClose={() => toast.dismiss(id)} />,
    // The card measures its own time, since the library's keeps running while the card has the focus.
    { duration: Infinity },
  );
  shown[item.kind] = made;
  if (item.kind === 'undo') item.until?.addEventListener('abort', () => toast.dismiss(made));
};

/** Where toasts appear. Loaded lazily by `Toaster`; never import it directly. */
export function ToastView() {
  // Runs after the library's own effect, so that nothing is shown before the library listens.
  useEffect(() => takeToasts(show), []);
  return (
    <Toaster
      // At the top, because a phone's bottom bar and the buttons of sheets are at the bottom and must stay in reach.
      position="top-center"
      offset={20}
      mobileOffset={12}
      visibleToasts={3}
      containerAriaLabel="Notices"
    />
  );
}
