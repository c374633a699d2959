import type { REQUESTABLE_ROLES } from '@hearthside/contract/access';

/** What each role that a visitor can request means, in one line of their own words. */
export const ROLE_LINES: Record<(typeof REQUESTABLE_ROLES)[number], string> = {
  pet_owner: 'I want my animals cared for, whatever happens to me.',
  caretaker: 'I look after animals day to day for their owners.',
  foster: 'I give an animal a home for a while.',
  volunteer: 'I give my time to the community and its animals.',
  trustee: 'I look after what was set aside for an animal.',
  veterinarian: 'I treat the animals of the community.',
  attorney: 'I advise on pet trusts and prepare them.',
  user: 'I would like to look around first.',
};
