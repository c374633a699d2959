import { useEffect, useRef } from 'react';

/** Whoever goes back from a chat to the list finds the focus where they left it: at that chat's row. */
export function useBackToRow(openId: number | undefined) {
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(openId);
  useEffect(() => {
    const left = before.current;
    before.current = openId;
    if (openId !== undefined || left === undefined) return;
    page.current
      ?.querySelector<HTMLElement>(`a[href="/inbox/${left}"]`)
      ?.focus({ preventScroll: true });
  }, [openId]);
  return page;
}
