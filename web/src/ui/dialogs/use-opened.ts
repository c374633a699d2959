import { useEffect, useState } from 'react';

/**
 * Open a moment after it is on the page: Headless UI makes the page behind a dialog inert only where it has
 * met the dialog closed before.
 */
export function useOpened(open: boolean): boolean {
  const [met, setMet] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- two renders are the point
  useEffect(() => setMet(true), []);
  return open && met;
}
