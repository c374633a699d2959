import { useEffect, useState } from 'react';
import { pets } from './pets';

/** How long typing has to rest before the server is asked (part 1 §5.4), in milliseconds. */
const DEBOUNCE_MS = 500;

/**
 * Whether an owner already has a pet of this name, asked while it is typed (part 1 §5.4, ruling 7). Only the
 * answer about what is typed now counts; where it cannot be had, the save will tell. `ownerId` is left out
 * for one's own pet, and null where nobody is chosen yet.
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
    /** The name, as it was typed, that the owner has given to another pet. */
    taken: about !== '' && answered && answer.exists ? name : undefined,
  };
}
