import { useEffect, useState } from 'react';
import { pets } from './pets';

/** How long typing has to pause before the server is asked (part 1 §5.4), in milliseconds. */
const DEBOUNCE_MS = 500;

/**
 * Whether an owner already has a pet with this name, checked while it is typed (part 1 §5.4, ruling 7). Only the
 * answer about the current text counts. If the check fails, the save will tell. `ownerId` is left out for one's own
 * pet, and null if nobody is chosen yet.
 */
export function useNameCheck(typed: string, ownerId: number | undefined | null) {
  const name = typed.trim();
  const [answer, setAnswer] = useState({ about: '', exists: false });
  const about = name === '' || ownerId === null ? '' : `${ownerId ?? 'own'} ${name}`;

  useEffect(() => {
    if (about === '') return;
    const abort = new AbortController();
    const settle = (exists: boolean) => !abort.signal.aborted && setAnswer({ about, exists });
    const timer = setTimeout(() => {
      const asked = { name, ...(typeof ownerId === 'number' && { ownerId }) };
      pets.checkName(asked, { signal: abort.signal }).then(
        ({ exists }) => settle(exists),
        () => settle(false),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [about, name, ownerId]);

  const answered = answer.about === about;
  return {
    checking: about !== '' && !answered,
    /** The name, as it was typed, if the owner has another pet with it. */
    taken: about !== '' && answered && answer.exists ? name : undefined,
  };
}
