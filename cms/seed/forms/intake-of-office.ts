import { grid, known, one, section, some, words, YES_NO, type DemoForm } from './demo-form';

/** Questions for a board member at the beginning of a term. */
export const BOARD_INTAKE: DemoForm = {
  title: 'Board Member Onboarding',
  about:
    'The board answers for the money and the promises of Hearthside. Please read the bylaws first; they are linked below.',
  roles: ['board_member'],
  sections: [
    section('You', '', [
      known('First name', 'firstName'),
      known('Last name', 'lastName'),
      known('Email for board papers', 'email'),
      words('Your occupation, and where', [
        'Retired judge; now I read contracts for neighbours.',
        'Chief financial officer of a hospital group in Chicago.',
      ]),
      one('Have you read the bylaws?', ['Yes', 'In part', 'Not yet'], {
        links: [['The bylaws', 'https://hearthside.example/bylaws']],
      }),
    ]),
    section('What you bring', '', [
      grid(
        'Your experience',
        [
          'Finance and audit',
          'Law',
          'Fundraising',
          'Animal welfare',
          'People and hiring',
          'Technology',
        ],
        ['Deep', 'Some', 'None'],
      ),
      some('Which committees would you join?', [
        'Finance',
        'Care standards',
        'Fundraising',
        'Governance',
      ]),
      one('Can you come to six meetings a year?', ['Yes', 'By video', 'Most of them']),
      words('What should be different in a year?', [
        'Every trust has a second caretaker named. Today a third has none.',
        'Reserves for twelve months instead of seven.',
      ]),
    ]),
    section('Independence', 'This section is read by the governance committee only.', [
      some('Do any of these hold for you or your family?', [
        'We sell to Hearthside',
        'We are paid by Hearthside',
        'We benefit from one of its trusts',
        'We sit on the board of a similar organisation',
        'None of these',
      ]),
      words(
        'Details, where one does',
        [
          'My sister’s dog is cared for under the Coleman trust.',
          'I am treasurer of a shelter in Evanston.',
        ],
        { optional: true },
      ),
      one('Do you agree to keep what is said in the board confidential?', YES_NO),
    ]),
  ],
};

/** Questions for an employee in the first week. */
export const EMPLOYEE_INTAKE: DemoForm = {
  title: 'Employee Onboarding',
  about:
    'For your first week. What concerns pay and contract is handled on paper; this is about the work with animals and people.',
  roles: ['employee'],
  sections: [
    section('You', '', [
      known('First name', 'firstName'),
      known('Last name', 'lastName'),
      known('Phone number', 'phoneNumber'),
      known('Street address', 'streetAddress'),
      words('Whom do we call in an emergency?', [
        'My brother Arjun, 503 555 0175',
        'My wife Sal, 206 555 0116',
      ]),
    ]),
    section('The work', '', [
      one('Which desk are you at?', [
        'Member care',
        'Trust administration',
        'Caretaker coordination',
        'Office',
      ]),
      some('Which trainings have you had?', [
        'First aid for animals',
        'Data protection',
        'Grief and conversation',
        'Driving the van',
        'None yet',
      ]),
      grid(
        'How sure are you in these?',
        [
          'The portal',
          'Reading a pet trust',
          'A call from a grieving owner',
          'An animal in distress',
        ],
        ['Sure', 'Learning', 'New to me'],
      ),
      one('May we put you on the on-call list?', ['Yes', 'Weekdays only', 'No']),
    ]),
    section('Health', 'So that nobody is asked to do what they should not.', [
      some('Are you allergic to one of these?', [
        'Nothing',
        'Cats',
        'Dogs',
        'Horses',
        'Birds',
        'Hay',
      ]),
      one('Is your tetanus vaccination younger than ten years?', ['Yes', 'I do not know', 'No']),
      words(
        'Anything we should arrange for you?',
        ['A desk that goes up and down, please.', 'I fetch my son at three on Thursdays.'],
        { optional: true },
      ),
      one('Have you read the handbook?', ['Yes', 'Not to the end'], {
        links: [['The handbook', 'https://hearthside.example/handbook']],
      }),
    ]),
  ],
};
