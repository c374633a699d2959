import { HELP_PLACES, helpNumber, type HelpPlace } from '@hearthside/contract/help/fields';

/** The topic in an address. Undefined if there is no such topic. */
export const placeOf = (param: string | undefined): HelpPlace | undefined =>
  param !== undefined && Object.hasOwn(HELP_PLACES, param) ? (param as HelpPlace) : undefined;

/** The answer in an address: its id, or its key `forms-12`. Undefined if there is none. */
export const answerIdOf = (topic: HelpPlace, param: string | undefined): number | undefined =>
  param === undefined ? undefined : (helpNumber(topic, param) ?? undefined);
