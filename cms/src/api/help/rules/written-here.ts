import { isWrittenInPortal, type HelpPlace } from '@hearthside/contract/help/fields';
import { refuse } from '../../../http/refuse';

/**
 * Refuses to write in the portal what is written only in the panel: what to do in an emergency is the same for
 * everyone (part 2 §6).
 * @throws 403.
 */
export function requireWrittenHere(...places: readonly (HelpPlace | null)[]) {
  if (places.every((place) => place === null || isWrittenInPortal(place))) return;
  throw refuse.notAllowed('Emergency answers are edited in the panel.');
}
