import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LateDialog } from '@/ui/dialogs/late-dialog';
import { latePart } from '@/ui/late-part';

const load = async () => (await import('./search-dialog')).SearchDialog;

/** The keys that open it, as they are written on the button. */
const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"]';
const TYPED_IN = 'input, textarea, select, [contenteditable="true"]';

/** Whether a pressed key asks for the search: Ctrl-K anywhere, and `/` where nothing is typed. */
function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  if (document.querySelector(OPEN_DIALOG)) return false;
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) return !event.shiftKey;
  if (event.key !== '/' || event.ctrlKey || event.metaKey) return false;
  return !(event.target instanceof Element && event.target.closest(TYPED_IN));
}

/** Opens the search over the whole portal. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      show();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        onClick={show}
        // The code is there by the time it is pressed.
        onPointerEnter={() => void load().catch(() => undefined)}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K /' : 'Control+K /'}
        className="inline-flex h-11 min-w-11 items-center justify-center gap-2.5 rounded-s text-ink-soft transition-colors duration-150 hover:text-ink max-xl:hover:bg-surface-sunken xl:w-66 xl:justify-start xl:rounded-full xl:border xl:border-line-control xl:bg-surface xl:pr-3 xl:pl-4 xl:hover:border-ink-faint"
      >
        <Search size={20} aria-hidden className="shrink-0" />
        <span className="max-xl:sr-only xl:truncate">Search or jump to…</span>
        <kbd
          aria-hidden
          className="ml-auto rounded-s border border-line px-1.5 font-body text-xs whitespace-nowrap text-ink-soft max-xl:hidden"
        >
          {isMac ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {wanted && <LateSearch open={open} onClose={close} />}
    </>
  );
}

const useSearchDialog = latePart(load);

function LateSearch({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data: SearchDialog, ...part } = useSearchDialog();
  if (!SearchDialog) return <LateDialog part={part} open={open} onClose={onClose} title="Search" />;
  return <SearchDialog open={open} onClose={onClose} />;
}
