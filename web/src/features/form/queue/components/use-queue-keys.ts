import { useEffect, type RefObject } from 'react';

const TYPED_IN = 'input, textarea, select, [contenteditable="true"]';

/**
 * Whether a key was meant for the queue. Keys of one letter only work while the focus is in it or nowhere, because
 * whoever speaks to their computer would otherwise press them by accident (WCAG 2.1.4).
 */
function isForQueue(event: KeyboardEvent, page: HTMLElement | null): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('[aria-modal="true"]')) return false;
  if (!(target instanceof Element) || target.closest(TYPED_IN)) return false;
  return target === document.body || Boolean(page?.contains(target));
}

/** Handles J and K, which go to the next and the previous item of a queue. */
export function useQueueKeys(
  page: RefObject<HTMLElement | null>,
  {
    onNext,
    onPrevious,
  }: { onNext: (() => void) | undefined; onPrevious: (() => void) | undefined },
): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const work = key === 'j' ? onNext : key === 'k' ? onPrevious : undefined;
      if (!work || !isForQueue(event, page.current)) return;
      event.preventDefault();
      work();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [page, onNext, onPrevious]);
}
