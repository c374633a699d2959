import type { UserListItem } from '@hearthside/contract/member/users';
import { useCallback, useState } from 'react';

/** What can be asked about one user, each in a dialog of its own (or on paper). */
export type UserAction = 'verify' | 'role' | 'assign' | 'delete' | 'print';

/** What is being asked about whom. It stays while its dialog fades. */
export interface Asked {
  action: UserAction;
  about: UserListItem;
  open: boolean;
  /** Another number for every question, so that none begins where the last one ended. */
  turn: number;
}

/** One question about a user at a time. */
export function useAsked() {
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback(
    (action: UserAction, about: UserListItem) =>
      setAsked((last) => ({ action, about, open: true, turn: (last?.turn ?? 0) + 1 })),
    [],
  );
  const close = useCallback(() => setAsked((last) => last && { ...last, open: false }), []);
  return { asked, ask, close };
}
