import { useState } from 'react';
import { toast } from '../toast/toast';

/** Where the typed values are stored. */
interface Kept<T> {
  read: () => unknown;
  write: (typed: T) => void;
  clear: () => void;
}

/**
 * Cancel in a dialog whose draft survives closing: clears what was typed, and offers to undo that. `show` puts values
 * into the form. After an undo, the dialog is open again (`again`) until `settle`.
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
