import type { UserListItem } from '@hearthside/contract/member/users';
import { useCallback, useState } from 'react';

/** The actions on one user, each in its own dialog (or on paper). */
export type UserAction =
  | ('verify' | 'role' | 'assign' | 'delete' | 'print')
  | ('edit' | 'suspend' | 'lift' | 'archive' | 'unarchive' | 'reset-link' | 'sign-out');

/** The requested action and its user. It stays while its dialog fades out. */
export interface Asked {
  action: UserAction;
  about: UserListItem;
  open: boolean;
  /** A different number for every request, so that no dialog starts where the last one ended. */
  turn: number;
}

/** One requested action on a user at a time. */
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
