import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The state of a step in the history that leads to a page and to what it opens there. */
export interface Opens {
  opens: string;
}

/**
 * Opens a dialog of this page when someone comes to the page for it, with `{ opens }` as the state: from the search,
 * for example. The state is taken off first, so that neither a reload nor Back opens the dialog again.
 */
export function useOpenedFor(opens: string, open: () => void): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(open);
  const isAsked = useRef(false);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if ((state as Opens | null)?.opens === opens) {
      isAsked.current = true;
      void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
    } else if (isAsked.current) {
      isAsked.current = false;
      // Only now, because a dialog adds a step of its own to the history.
      latest.current();
    }
  }, [state, opens, navigate, pathname, search, hash]);
}
