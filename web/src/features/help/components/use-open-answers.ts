import { useCallback, useState } from 'react';

/** Which answers are open: the one the address names, and those that were opened since. */
export function useOpenAnswers(askedId: number | undefined) {
  const [seen, setSeen] = useState(askedId);
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set(askedId === undefined ? [] : [askedId]),
  );
  if (askedId !== seen) {
    setSeen(askedId);
    if (askedId !== undefined) setOpen(new Set(open).add(askedId));
  }
  const toggle = useCallback(
    (id: number) =>
      setOpen((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return { isOpen: (id: number) => open.has(id), toggle };
}
