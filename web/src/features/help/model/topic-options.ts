import { HELP_PLACES, isWrittenInPortal, type HelpPlace } from '@hearthside/contract/help/fields';

/** The topics whose answers are written in the portal, as choices. */
export const TOPIC_OPTIONS = (Object.keys(HELP_PLACES) as HelpPlace[])
  .filter(isWrittenInPortal)
  .map((place) => ({ value: place, label: HELP_PLACES[place].card }));
