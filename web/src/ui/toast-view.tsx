import { CircleCheck, OctagonAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import 'sonner/dist/styles.css';
import { IconButton } from '@/ui/icon-button';
import { takeToasts, type ToastItem } from '@/ui/toast-queue';

// Errors and chances to undo stay longer: they have to be read, sometimes acted on.
const lifetimes = { success: 5000, error: 10_000, undo: 8000 };

const show = (item: ToastItem) =>
  void toast.custom((id) => <ToastCard item={item} onClose={() => toast.dismiss(id)} />, {
    duration: lifetimes[item.kind],
  });

/** Where toasts appear. Loaded lazily by `Toaster`; never import it directly. */
export function ToastView() {
  // Runs after the library's own effect, so nothing is shown before it listens.
  useEffect(() => takeToasts(show), []);
  return (
    <Toaster
      // At the top: below are a phone's bar and the buttons of sheets, which must stay in reach.
      position="top-center"
      offset={20}
      mobileOffset={12}
      visibleToasts={3}
      containerAriaLabel="Messages"
    />
  );
}

function ToastCard({ item, onClose }: { item: ToastItem; onClose: () => void }) {
  const bad = item.kind === 'error';
  return (
    <div
      role={bad ? 'alert' : undefined}
      className="flex w-full items-center gap-3 rounded-m border border-line bg-surface py-1.5 pr-1.5 pl-4 font-body text-s text-ink shadow-2 sm:w-[22.25rem]"
    >
      {bad ? (
        <OctagonAlert size={20} aria-label="Error" className="shrink-0 text-bad" />
      ) : (
        <CircleCheck size={20} aria-hidden className="shrink-0 text-good" />
      )}
      <p className="min-w-0 flex-1 py-1.5">{item.text}</p>
      {item.kind === 'undo' && (
        <button
          type="button"
          onClick={() => {
            item.onUndo();
            onClose();
          }}
          className="min-h-11 rounded-s px-3 font-semibold text-brand-strong hover:bg-brand-soft"
        >
          Undo
        </button>
      )}
      <IconButton label="Dismiss" icon={<X size={18} aria-hidden />} onClick={onClose} />
    </div>
  );
}
