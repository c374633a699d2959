import { FORM_ROLES, type FormRole } from '@hearthside/contract/form/fields';
import { PEOPLE } from '../people';
import { nickname } from '../seed-members';
import { personOf } from '../pets/people-around';
import type { Flaws } from './answers';
import { CARE_STANDARDS } from './care-standards';
import type { DemoForm } from './demo-form';
import { INTAKES } from './forms';
import { CARETAKER_INTAKE, VOLUNTEER_INTAKE } from './intake-of-carers';
import { PET_OWNER_INTAKE, TRUSTEE_INTAKE } from './intake-of-owners';
import { CONDUCT, CONFLICTS, EMERGENCY_PLAN, OLD_FEEDBACK } from './team-forms';
import { TEAM_SURVEY } from './team-survey';

/** When something was done: this many days before now, or this many hours after its person joined. */
type When = { daysAgo: number } | { hoursIn: number };

/** What was done with a response. */
export type Step = When &
  (
    | { did: 'kept'; share: number }
    | { did: 'sent'; flaws?: Flaws }
    | { did: 'approved'; by?: Admin }
    | { did: 'rejected'; by?: Admin; message: string }
    | { did: 'deleted'; by?: Admin }
  );
type Admin = 'amara' | 'jonas';

/** A person's response to a form, from the first answer on. */
export interface Story {
  form: DemoForm;
  who: string;
  /** The role they had then, if it was another. */
  role?: FormRole;
  steps: readonly Step[];
}

const story = (form: DemoForm, who: string, ...steps: Step[]): Story => ({ form, who, steps });
const sent = (daysAgo: number, flaws: Flaws = {}): Step => ({ did: 'sent', daysAgo, flaws });
const kept = (daysAgo: number, share: number): Step => ({ did: 'kept', daysAgo, share });
const approved = (daysAgo: number, by: Admin = 'amara'): Step => ({ did: 'approved', daysAgo, by });
const rejected = (daysAgo: number, message: string, by: Admin = 'jonas'): Step => ({
  did: 'rejected',
  daysAgo,
  message,
  by,
});

/** People who joined in an unusual way. */
const OWN_WAY_IN: readonly string[] = [
  'daniel',
  'victor',
  'dorothy',
  'ana',
  'marcus',
  'yuki',
  'nina',
  'gabriel',
  'iris',
  'leo',
  'clara',
  'ruth',
];

const intakeOf = (who: string): DemoForm => {
  const form = INTAKES.find(({ roles }) => roles.some((role) => role === personOf(who).role));
  if (!form) throw new Error(`${who} has no intake form.`);
  return form;
};

/** Filled out on the evening they joined, and approved the next morning along with their verification. */
const straightIn: Story[] = PEOPLE.map((person, place) => ({
  person,
  who: nickname(person),
  place,
}))
  .filter(
    ({ person, who }) =>
      FORM_ROLES.some((role) => role === person.role) && !OWN_WAY_IN.includes(who),
  )
  .map(({ who, place }) =>
    story(
      intakeOf(who),
      who,
      { did: 'sent', hoursIn: 2 + (place % 5) },
      { did: 'approved', hoursIn: 17 + (place % 6), by: place % 3 === 0 ? 'jonas' : 'amara' },
    ),
  );

/** The others who have sent or started their intake form. Nina and Leo have not. */
const ownWays: Story[] = [
  story(
    intakeOf('daniel'),
    'daniel',
    { did: 'sent', hoursIn: 2, flaws: { 'What should anybody who cares': 'Nothing special.' } },
    {
      did: 'rejected',
      hoursIn: 5,
      by: 'amara',
      message:
        'Welcome, Daniel. Please tell us a little about the animals themselves: what would you tell a sitter at the door?',
    },
    { did: 'sent', hoursIn: 9 },
    { did: 'approved', hoursIn: 20, by: 'amara' },
  ),
  story(
    intakeOf('victor'),
    'victor',
    {
      did: 'sent',
      hoursIn: 30,
      flaws: { 'The clinic that knows': 'n/a', 'What should anybody': 'asdf' },
    },
    {
      did: 'rejected',
      hoursIn: 50,
      by: 'jonas',
      message:
        'We could reach neither you nor the clinic. Please call the office before you send this again.',
    },
  ),
  story(intakeOf('dorothy'), 'dorothy', kept(4, 0.6), sent(3)),
  story(
    intakeOf('ana'),
    'ana',
    sent(192, { 'Who lives with you': 'We.' }),
    rejected(
      190,
      'Please name everybody who lives with you, also the animals, and whether they are vaccinated. It is for the safety of those who come.',
    ),
    kept(6, 1),
    sent(5),
  ),
  story(intakeOf('marcus'), 'marcus', kept(12, 0.5), sent(2)),
  story(intakeOf('yuki'), 'yuki', sent(6), approved(1)),
  story(intakeOf('gabriel'), 'gabriel', kept(2.6, 0.45)),
  story(
    intakeOf('iris'),
    'iris',
    sent(0.5, { 'State of admission': 'Colorado, applied for' }),
    rejected(
      0.1,
      'Thank you, Iris. We need the bar number itself before we can list you. Send this again as soon as you have it; the rest is fine.',
      'amara',
    ),
  ),
  // Members who changed their roles (happenings.ts).
  {
    ...story(
      VOLUNTEER_INTAKE,
      'ruth',
      { did: 'sent', hoursIn: 4 },
      { did: 'approved', hoursIn: 20 },
    ),
    role: 'volunteer',
  },
  story(CARETAKER_INTAKE, 'ruth', sent(87), approved(86)),
  {
    ...story(
      PET_OWNER_INTAKE,
      'clara',
      { did: 'sent', hoursIn: 3 },
      { did: 'approved', hoursIn: 19 },
    ),
    role: 'pet_owner',
  },
  story(TRUSTEE_INTAKE, 'clara', sent(67), approved(65, 'jonas')),
];

const survey: Story[] = [
  ...(
    [
      ['theo', 44],
      ['priya', 44.2],
      ['sofia', 43],
      ['sam', 42.5],
      ['margaret', 41],
      ['henry', 40],
      ['grace', 39],
      ['lena', 38],
      ['zoe', 36],
      ['desmond', 33],
      ['edith', 31],
      ['peter', 28],
      ['ruth', 25],
      ['owen', 24],
      ['caleb', 21],
      ['clara', 17],
      ['rupert', 15],
      ['chiara', 6],
    ] as [string, number][]
  ).map(([who, daysAgo]) => story(TEAM_SURVEY, who, sent(daysAgo))),
  story(TEAM_SURVEY, 'noah', sent(20), { did: 'deleted', daysAgo: 12, by: 'jonas' }),
  story(TEAM_SURVEY, 'noah', sent(11)),
  story(TEAM_SURVEY, 'malik', kept(13, 0.5)),
  story(TEAM_SURVEY, 'nadia', kept(4, 0.25)),
];

const conflicts: Story[] = [
  story(CONFLICTS, 'theo', sent(74), approved(72)),
  story(CONFLICTS, 'margaret', sent(73), approved(72, 'jonas')),
  story(CONFLICTS, 'priya', sent(70), approved(69)),
  story(CONFLICTS, 'henry', sent(66), approved(60)),
  story(CONFLICTS, 'oluwaseun', sent(52), approved(50, 'jonas')),
  story(
    CONFLICTS,
    'desmond',
    sent(48, { 'Please describe it': 'A gift.' }),
    rejected(46, 'From whom, what, and when? One sentence is enough.', 'amara'),
    sent(3),
  ),
  story(
    CONFLICTS,
    'edith',
    sent(30, { 'Trusts you drafted': 'Several.' }),
    rejected(28, 'Please name the trusts; the auditor asks for them one by one.'),
  ),
  story(CONFLICTS, 'clara', sent(8)),
  story(CONFLICTS, 'owen', sent(1.2)),
  story(CONFLICTS, 'malik', kept(9, 0.6)),
];

const conduct: Story[] = [
  ...(
    [
      ['sam', 150],
      ['grace', 149],
      ['lena', 147],
      ['zoe', 140],
      ['tomas', 120],
      ['caleb', 111],
      ['ruth', 84],
      ['fatima', 79],
    ] as [string, number][]
  ).map(([who, daysAgo], place) =>
    story(CONDUCT, who, sent(daysAgo), approved(daysAgo - 1.5, place % 2 ? 'amara' : 'jonas')),
  ),
  story(
    CONDUCT,
    'nadia',
    sent(58, { 'Type your name': 'N.' }),
    rejected(56, 'Your full last name, please, as you would sign a paper.'),
    sent(55),
    approved(54),
  ),
  story(CONDUCT, 'noah', sent(10)),
  story(CONDUCT, 'yuki', sent(0.7)),
];

const emergency: Story[] = [
  story(EMERGENCY_PLAN, 'sam', sent(88), approved(85)),
  story(EMERGENCY_PLAN, 'lena', sent(80), approved(78, 'jonas')),
  story(EMERGENCY_PLAN, 'priya', sent(77), approved(76)),
  story(EMERGENCY_PLAN, 'nadia', sent(63), approved(61)),
  story(
    EMERGENCY_PLAN,
    'zoe',
    sent(35, { 'Where do you take them?': 'Somewhere safe.' }),
    rejected(
      33,
      'Where exactly, and have you asked them? In the first hour nobody will think of it.',
    ),
    kept(32, 1),
  ),
  story(EMERGENCY_PLAN, 'caleb', sent(7)),
  story(
    EMERGENCY_PLAN,
    'ruth',
    sent(2.4, { 'Who has a key': 'Nobody yet' }),
    rejected(
      1.3,
      'You wrote that nobody else has a key yet. Please find somebody first; we can help.',
    ),
  ),
  story(EMERGENCY_PLAN, 'tomas', kept(19, 0.5)),
  story(EMERGENCY_PLAN, 'owen', kept(1.6, 0.3)),
];

const standards: Story[] = [
  story(CARE_STANDARDS, 'lena', kept(39, 0.4), sent(37), approved(30)),
  story(CARE_STANDARDS, 'zoe', kept(35, 0.7), sent(33), approved(29, 'jonas')),
  story(
    CARE_STANDARDS,
    'caleb',
    sent(27, { 'Where would a frightened animal': 'Nowhere.' }),
    rejected(
      24,
      'Please walk along the fence once more and look at it as a frightened beagle would.',
      'amara',
    ),
    sent(4),
  ),
  story(CARE_STANDARDS, 'tomas', sent(3.3)),
  story(CARE_STANDARDS, 'sam', kept(9, 0.35), kept(2, 0.62)),
  story(CARE_STANDARDS, 'ruth', kept(6, 0.12)),
  story(CARE_STANDARDS, 'nadia', kept(14, 0.88)),
];

const openDay: Story[] = [
  ...['grace', 'priya', 'owen'].map((who, place) =>
    story(OLD_FEEDBACK, who, sent(188 - place * 2)),
  ),
  { ...story(OLD_FEEDBACK, 'ruth', sent(181)), role: 'volunteer' },
];

/** What happened with all forms. */
export const STORIES: readonly Story[] = [
  ...straightIn,
  ...ownWays,
  ...openDay,
  ...conduct,
  ...conflicts,
  ...emergency,
  ...standards,
  ...survey,
];
