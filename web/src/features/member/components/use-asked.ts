import type { UserListItem } from '@hearthside/contract/user';
import { useCallback, useState } from 'react';

/** What can be asked about one user, each in a dialog of its own (or on paper). */
export type UserAct = 'verify' | 'role' | 'assign' | 'delete' | 'print';

/** What is being asked about whom. It stays while its dialog fades. */
export interface Asked {
  act: UserAct;
  about: UserListItem;
  open: boolean;
  /** Another number for every question, so that none begins where the last one ended. */
  turn: number;
}

/** One question about a user at a time. */
export function useAsked() {
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback(
    (act: UserAct, about: UserListItem) =>
      setAsked((last) => ({ act, about, open: true, turn: (last?.turn ?? 0) + 1 })),
    [],
  );
  const close = useCallback(() => setAsked((last) => last && { ...last, open: false }), []);
  return { asked, ask, close };
}
