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

/** The key that leads to the decision that is likely, and stands on its button. */
export const DECISION_KEY = 'A';

/**
 * Handles J and K, which go to the next and the previous item of a queue, and A, which moves the focus to the likely
 * decision. It does not press the button: a letter hit by accident must not decide about anybody.
 */
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
      const likely = page.current?.querySelector<HTMLButtonElement>(
        `[aria-keyshortcuts="${DECISION_KEY}"]`,
      );
      const work = { j: onNext, k: onPrevious, a: likely && (() => likely.focus()) }[key];
      if (!work || !isForQueue(event, page.current)) return;
      event.preventDefault();
      work();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [page, onNext, onPrevious]);
}
