import type { SectionId } from '@hearthside/contract/section';

/** What a member finds in each section, for the first page. */
export const SECTION_LINES: Record<Exclude<SectionId, 'home'>, string> = {
  profile: 'Your contact details, picture and password',
  users: 'Everybody with an account, and who waits to be verified',
  directory: 'Attorneys, caretakers, veterinarians and others to turn to',
  caregivers: 'The caretakers of the community and how to reach them',
  pet_records: 'The pets, their care teams, records and documents',
  inbox: 'Your conversations, one to one and in groups',
  forms: 'The forms you are asked to fill, and what became of them',
  admin_forms: 'Build forms, send them out, and review what comes back',
  reports: 'What the approved answers add up to',
  trusts: 'Pet trusts and the people assigned to each',
};
