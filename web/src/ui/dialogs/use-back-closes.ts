import { useEffect, useRef } from 'react';
import { coverPage } from '@/ui/dialogs/back-steps';

/** Makes Back close it while it is open, as Escape does. For anything that covers the page. */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (open ? coverPage(() => latest.current()) : undefined), [open]);
}

/** The same for a popover, where only its children know whether it is open. */
export function BackCloses({ open, close }: { open: boolean; close: () => void }): null {
  useBackCloses(open, close);
  return null;
}
