import { useState } from 'react';
import { toast } from '../toast/toast';

/** Where what is typed is kept meanwhile. */
interface Kept<T> {
  read: () => unknown;
  write: (typed: T) => void;
  clear: () => void;
}

/**
 * Cancel in a dialog whose draft outlives closing: forgets what was typed, and offers it back.
 * `show` puts values into the form. Taken back, the dialog is open again (`again`) until `settle`.
 */
export function useDiscard<T extends object>(
  kept: Kept<T>,
  { empty, show, said }: { empty: NoInfer<T>; show: (typed: T) => void; said: string },
) {
  const [again, setAgain] = useState(false);
  const discard = (typed: T) => {
    const worthIt = kept.read() !== null;
    kept.clear();
    show(empty);
    if (!worthIt) return;
    toast.undo(said, () => {
      kept.write(typed);
      show(typed);
      setAgain(true);
    });
  };
  return { again, settle: () => setAgain(false), discard };
}
