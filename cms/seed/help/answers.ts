import type { HelpPlace } from '@hearthside/contract/help/fields';
import { CARE_TEAM_ANSWERS } from './care-team-answers';
import type { DemoAnswer } from './demo-answer';
import { EMERGENCIES_ANSWERS } from './emergencies-answers';
import { FAQ_ANSWERS } from './faq-answers';
import { FINANCES_ANSWERS } from './finances-answers';
import { FORMS_ANSWERS } from './forms-answers';
import { INBOX_ANSWERS } from './inbox-answers';
import { LIBRARY_ANSWERS } from './library-answers';
import { PET_CARE_ANSWERS } from './pet-care-answers';
import { PROFILE_ANSWERS } from './profile-answers';
import { VACATIONS_ANSWERS } from './vacations-answers';

/** The demo's help center, topic by topic. */
export const ANSWERS: Readonly<Record<HelpPlace, readonly DemoAnswer[]>> = {
  forms: FORMS_ANSWERS,
  inbox: INBOX_ANSWERS,
  profile: PROFILE_ANSWERS,
  finances: FINANCES_ANSWERS,
  pet_care: PET_CARE_ANSWERS,
  vacations: VACATIONS_ANSWERS,
  care_team: CARE_TEAM_ANSWERS,
  library: LIBRARY_ANSWERS,
  emergencies: EMERGENCIES_ANSWERS,
  faq: FAQ_ANSWERS,
};

/** What members searched for and did not find: words, how often, and how many days ago the last time. */
export const MISSED = [
  { words: 'passport for ferrets', times: 4, daysAgo: 1 },
  { words: 'insulin', times: 3, daysAgo: 2 },
  { words: 'aquarium', times: 2, daysAgo: 6 },
  { words: 'tax deduction', times: 2, daysAgo: 9 },
  { words: 'hamster wheel', times: 1, daysAgo: 3 },
] as const;
