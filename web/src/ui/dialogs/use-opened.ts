import { useEffect, useState } from 'react';

/**
 * True one render after it is on the page. Headless UI makes the page behind a dialog inert only if it has first
 * rendered the dialog closed.
 */
export function useOpened(open: boolean): boolean {
  const [met, setMet] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- two renders are the point
  useEffect(() => setMet(true), []);
  return open && met;
}
