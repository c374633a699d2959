import {
  HELP_PLACES,
  HELP_TOPICS,
  helpNumber,
  type HelpPlace,
  type HelpTopic,
} from '@hearthside/contract/help';

/** The start page of the help center. */
export const HELP_HOME = '/help';
/** Every answer with a video. */
export const VIDEOS_PATH = '/help/videos';
/** What was searched for in vain. */
export const MISSED_PATH = '/help/missed-searches';

/** The address of a topic, or of one of its answers. */
export const helpPath = (topic: HelpPlace, id?: number) =>
  id === undefined ? `${HELP_HOME}/${topic}` : `${HELP_HOME}/${topic}/${id}`;

/** The topic that an address names; undefined where there is no such topic. */
export const placeOf = (param: string | undefined): HelpPlace | undefined =>
  param !== undefined && Object.hasOwn(HELP_PLACES, param) ? (param as HelpPlace) : undefined;

/** The answer that an address names: its number, or its key `forms-12`; undefined where it names none. */
export const answerIdOf = (topic: HelpPlace, param: string | undefined): number | undefined =>
  param === undefined ? undefined : (helpNumber(topic, param) ?? undefined);

/** The link that dials a number, as it was typed in the panel. */
export const dialLink = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`;

/** Whether a place is a topic, which admins write in the portal; the other pages are written in the panel. */
export const isTopic = (place: HelpPlace): place is HelpTopic => Object.hasOwn(HELP_TOPICS, place);
