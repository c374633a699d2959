import type { Home } from '@hearthside/contract/member/home';
import { useState } from 'react';

/**
 * Today's care, once there was some, for as long as the page is open. Its card would otherwise leave with the last open
 * task, and with it a dialog that is open and the sentence that nothing more is due.
 */
export function useCareOfVisit(care: Home['care']): Home['care'] {
  const [last, setLast] = useState(care);
  if (care && care !== last) setLast(care);
  return care ?? last;
}
