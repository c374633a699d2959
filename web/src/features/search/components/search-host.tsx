import { useCallback, useEffect, useState } from 'react';
import { FetchedDialog } from '@/ui/dialogs/fetched-dialog';
import { latePart } from '@/ui/late-part';
import { whenSearchOpens } from '../model/open-search';

const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"]';
const TYPED_IN = 'input, textarea, select, [contenteditable="true"]';

const useSearchDialog = latePart(async () => (await import('./search-dialog')).SearchDialog);

/** Whether a pressed key asks for the search: Ctrl-K anywhere, and `/` where nothing is typed. */
function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  if (document.querySelector(OPEN_DIALOG)) return false;
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) return !event.shiftKey;
  if (event.key !== '/' || event.ctrlKey || event.metaKey) return false;
  return !(event.target instanceof Element && event.target.closest(TYPED_IN));
}

/** Shows the search over the whole portal when a key or one of the buttons asks for it. Mounted once. */
export function SearchHost() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = () => setOpen(true);
    const pressed = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      show();
    };
    window.addEventListener('keydown', pressed);
    const end = whenSearchOpens(show);
    return () => {
      window.removeEventListener('keydown', pressed);
      end();
    };
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return <FetchedDialog usePart={useSearchDialog} of={{ open, onClose: close }} />;
}
