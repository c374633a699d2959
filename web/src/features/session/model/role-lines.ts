import type { REQUESTABLE_ROLES } from '@hearthside/contract/access';

/** What each role that a visitor can request means, in one line of their own words. */
export const ROLE_LINES: Record<(typeof REQUESTABLE_ROLES)[number], string> = {
  pet_owner: 'I want my animals cared for, whatever happens to me.',
  caretaker: 'I look after animals day to day for their owners.',
  foster: 'I give animals a temporary home.',
  volunteer: 'I give my time to the community and its animals.',
  trustee: 'I manage a pet’s trust fund.',
  veterinarian: 'I treat the community’s animals.',
  attorney: 'I advise on pet trusts and prepare them.',
  user: 'I’d like to look around first.',
};
