import type { SectionId } from '@hearthside/contract/section';

/** What a member finds in each section, for the first page. */
export const SECTION_LINES: Record<Exclude<SectionId, 'home'>, string> = {
  profile: 'Your contact details, picture and password',
  users: 'Everybody with an account, and who waits to be verified',
  directory: 'Attorneys, caretakers, veterinarians and others to turn to',
  caregivers: 'The caretakers of the community and how to reach them',
  pet_records: 'The pets, their care teams, records and documents',
  inbox: 'Your conversations, one to one and in groups',
  appointments: 'Your appointments with the office, and asking for one',
  forms: 'The forms you are asked to fill, and what became of them',
  admin_forms: 'Build forms, send them out, and review what comes back',
  reports: 'What the approved answers add up to',
  library: 'Forms, guides, videos and papers to read, keep and print',
  admin_library: 'Upload, sort and replace what members find in the library',
  blogs: 'Stories, advice and news of the community',
  admin_blogs: 'Write blogs, bring them out, and see what changed',
  membership: 'What membership brings, how long yours lasts, and giving',
  admin_memberships: 'Everybody’s memberships, deadlines and reminders',
  admin_payments: 'What was given, month by month, and each gift’s status',
  trusts: 'Pet trusts and the people assigned to each',
  directories: 'Directories of the organisation',
  referals: 'Referals of the organisation',
  help: 'Answers, video tutorials, and how to reach us',
};
