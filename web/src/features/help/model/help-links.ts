import { HELP_PLACES, helpNumber, type HelpPlace } from '@hearthside/contract/help/fields';

/** The start page of the help center. */
export const HELP_HOME = '/help';
/** Every answer with a video. */
export const VIDEOS_PATH = '/help/videos';
/** The searches that found nothing. */
export const MISSED_PATH = '/help/missed-searches';
/** Deleted questions and answers. */
export const TRASH_PATH = '/help/trash';

/** The address of a topic, or of one of its answers. */
export const helpPath = (topic: HelpPlace, id?: number) =>
  id === undefined ? `${HELP_HOME}/${topic}` : `${HELP_HOME}/${topic}/${id}`;

/** The topic in an address. Undefined if there is no such topic. */
export const placeOf = (param: string | undefined): HelpPlace | undefined =>
  param !== undefined && Object.hasOwn(HELP_PLACES, param) ? (param as HelpPlace) : undefined;

/** The answer in an address: its id, or its key `forms-12`. Undefined if there is none. */
export const answerIdOf = (topic: HelpPlace, param: string | undefined): number | undefined =>
  param === undefined ? undefined : (helpNumber(topic, param) ?? undefined);
