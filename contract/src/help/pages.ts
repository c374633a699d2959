import type { HelpPlace } from './fields';

/** The addresses of the help center. A route names its parameters: `topic(':topic', ':id?')`. */
export const helpPages = {
  home: '/help',
  videos: '/help/videos',
  missedSearches: '/help/missed-searches',
  trash: '/help/trash',
  topic: (topic: HelpPlace | ':topic', id?: number | string) =>
    id === undefined ? `/help/${topic}` : `/help/${topic}/${id}`,
  /** The stored emergency help, open to everybody. */
  offline: '/emergency-help',
} as const;
