import type { HelpPlace } from '@hearthside/contract/help';

/** A page of what was searched for in vain, or of what was deleted. */
export interface PageAsked {
  page: number;
  limit: number;
}

/** The help center's keys in the data cache; `useInvalidate()('help')` asks again for all of it. */
export const helpKeys = {
  list: (topic: HelpPlace) => ['help', 'list', topic] as const,
  detail: (id: number) => ['help', 'detail', id] as const,
  search: (search: string) => ['help', 'search', search] as const,
  videos: ['help', 'videos'] as const,
  missed: (asked: PageAsked) => ['help', 'missed', asked] as const,
  trash: (asked: PageAsked) => ['help', 'trash', asked] as const,
};

/** Whether a key is of a list of answers, of whichever kind. */
export const isAnswerList = (key: unknown) =>
  Array.isArray(key) &&
  key[0] === 'help' &&
  ['list', 'search', 'videos'].includes(key[1] as string);
