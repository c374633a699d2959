/** How many messages a page of a search has. */
export const FOUND_MESSAGES_PAGE = 20;
/** How many people are offered as senders at once. */
export const SENDERS_OFFERED = 20;

export type { FoundMessage } from './shapes';
