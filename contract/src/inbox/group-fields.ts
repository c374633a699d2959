import { PICKED_MAX } from './fields';

/** The most people of a group: who started it, and as many as can be picked. Admins by office are not counted. */
export const GROUP_MAX = PICKED_MAX + 1;

/** The name of a group that was never named, once nobody is left in it. */
export const GROUP_WITHOUT_PEOPLE = 'Empty group';

export const GROUP_TEXTS = {
  noGroup: 'This chat can\u2019t be changed. Only groups can.',
  full: `A group can have up to ${GROUP_MAX} people.`,
  addSomebody: 'Choose at least one person to add.',
  seesLess:
    'You joined this group later and can\u2019t see older messages, so people you add will see only new ones.',
  leave: 'To leave this group yourself, choose Leave group.',
  notInIt: 'This person isn\u2019t in the group anymore.',
  officeStays: 'Admins are in every chat and can\u2019t leave it.',
  onlyStarter: 'Only the person who started the group and admins can remove people.',
} as const;
