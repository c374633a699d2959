import { useRef } from 'react';
import { afterDialogs } from '@/lib/after-dialogs';
import { useOpenedFor } from '@/lib/use-opened-for';
import { WRITE } from '../../model/write-at-once';

/**
 * Puts the focus into the composer of a chat that was opened to write in it, from a person’s page. Returns the ref of
 * the element that the composer is in. An ended chat has none.
 */
export function useWriteAtOnce() {
  const place = useRef<HTMLElement>(null);
  const composer = () => place.current?.querySelector<HTMLElement>('form textarea') ?? null;
  useOpenedFor(WRITE, () =>
    // The dialog it was opened from still hands the focus back.
    afterDialogs(composer, () => composer()?.focus()),
  );
  return place;
}
