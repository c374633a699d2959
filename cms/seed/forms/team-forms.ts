import { grid, known, one, section, some, words, YES_NO, type DemoForm } from './demo-form';

/** The yearly declaration of people who decide about others' money. */
export const CONFLICTS: DemoForm = {
  title: 'Conflict of Interest Disclosure',
  about:
    'Every year, by everybody who decides about money of Hearthside or of a trust. To have a conflict is no wrong; to keep it to oneself is.',
  roles: ['trustee', 'attorney', 'board_member', 'employee'],
  sections: [
    section('Interests', '', [
      known('First name', 'firstName'),
      known('Last name', 'lastName'),
      some('In the last twelve months, did you or somebody close to you', [
        'sell something to Hearthside or a trust',
        'receive a gift above $50',
        'hire somebody we work with',
        'take part in a decision about your own matter',
        'None of these',
      ]),
      words('Please describe it: who, what, when, how much.', [
        'A basket of fruit from a family at Christmas, about $60. I shared it at the office.',
        'My cousin’s firm repaired the van in May for $840; two other offers were higher.',
        'None.',
      ]),
      one('Are you a member of another organisation for animals?', [
        'No',
        'Yes, without an office',
        'Yes, with an office',
      ]),
    ]),
    section(
      'Fees',
      '',
      [
        one('Were you paid by a family and by its trust for the same matter?', ['No', 'Yes']),
        words('Trusts you drafted in which you hold an office', [
          'None.',
          'Protector of the Tanaka trust, unpaid.',
        ]),
      ],
      ['attorney'],
    ),
    section(
      'Accounts',
      '',
      [
        one('Are the accounts of your trust closed and sent?', [
          'Yes',
          'They will be this month',
          'No',
        ]),
        one('Did you borrow from the trust, or lend to it?', ['No', 'Yes']),
      ],
      ['trustee'],
    ),
    section('Declaration', '', [
      one('I have said all I know, and will say so when it changes.', ['I agree']),
    ]),
  ],
};

/** What everyone who enters members' homes agrees to. */
export const CONDUCT: DemoForm = {
  title: 'Code of Conduct and Confidentiality',
  about:
    'For everybody who enters members’ homes or takes their animals. Please read it before you answer; it takes five minutes.',
  roles: ['caretaker', 'foster', 'volunteer'],
  sections: [
    section('What you have read', '', [
      one('I have read the code of conduct', YES_NO, {
        links: [['Code of conduct', 'https://hearthside.example/conduct']],
      }),
      some('Which of these would you report the same day?', [
        'A bite, however small',
        'An animal left without water',
        'A lost key',
        'An owner who seems confused',
        'A colleague who was drinking',
      ]),
      one('An owner offers you $200 to say nothing of a bite. What do you do?', [
        'Decline, and report both',
        'Decline',
        'Accept',
      ]),
      grid(
        'Whom may you tell?',
        [
          'Where a member lives',
          'Which animals they have',
          'That they are ill',
          'What a trust is worth',
        ],
        ['Nobody', 'The team', 'Anybody'],
      ),
    ]),
    section('Agreement', '', [
      one('I will not post pictures of homes, owners or animals without their consent.', [
        'I agree',
        'I would like to talk about it',
      ]),
      words(
        'Questions or doubts',
        [
          'May I show a picture to my children?',
          'What if the police ask?',
          'I have given my spare key back; do I need a receipt?',
        ],
        { optional: true },
      ),
      words('Type your name as your signature', ['(signed)'], { prefill: 'lastName' }),
    ]),
  ],
};

/** What every place with animals has ready for an emergency. */
export const EMERGENCY_PLAN: DemoForm = {
  title: 'Emergency and Evacuation Plan',
  about:
    'Fire, flood, an ambulance: what happens to the animals in the first hour? One plan for each place.',
  roles: ['caretaker', 'foster', 'employee'],
  sections: [
    section('The place', '', [
      known('Street address', 'streetAddress'),
      known('City', 'city'),
      some('What threatens this place?', [
        'Fire',
        'Flood',
        'Storm',
        'Earthquake',
        'Heat',
        'Loss of power',
      ]),
      one('How long does the fire brigade take?', [
        'Up to 10 minutes',
        '10 to 20 minutes',
        'Longer',
        'I do not know',
      ]),
    ]),
    section('Ready to go', '', [
      grid(
        'What is ready?',
        [
          'Carriers for all',
          'Leashes by the door',
          'Food for three days',
          'Medicines for a week',
          'Copies of papers',
          'A list of chips',
        ],
        ['Ready', 'In part', 'Missing'],
      ),
      words('Where do you take them?', [
        'My parents’ barn, 12 miles inland; they have the key and the hay.',
        'The clinic takes six at any hour; I have asked.',
        'The county fairground, hall C. They want chips and proof of rabies.',
        'My brother’s garage, and then we telephone.',
      ]),
      words('Who has a key besides you?', [
        'The neighbour at 63',
        'My sister',
        'The office',
        'Nobody yet',
      ]),
      one('When did you last try it out?', ['This year', 'Last year', 'Never']),
      words(
        'What went wrong then?',
        [
          'The cats. It is always the cats.',
          'Two carriers did not fit through the back door together.',
          'Nobody knew where the torch was.',
        ],
        { optional: true },
      ),
    ]),
  ],
};

/** Started by an admin and not published yet. */
export const HOLIDAY_REQUEST: DemoForm = {
  title: 'Holiday Care Request',
  about: 'Who looks after whom between December 20 and January 6.',
  roles: ['pet_owner'],
  sections: [
    section('Your absence', '', [
      words('From which day to which?', []),
      some('Which animals stay behind?', ['Dogs', 'Cats', 'Others']),
      one('Where should they be cared for?', ['At my home', 'At a caretaker’s', 'Either']),
      words('', [], { optional: true }),
    ]),
  ],
};

/** Deleted a week ago; it can still be restored. */
export const OLD_FEEDBACK: DemoForm = {
  title: 'Spring Open Day Feedback',
  about: 'How was it?',
  roles: ['volunteer', 'employee'],
  withoutReview: true,
  sections: [
    section('The day', '', [
      one('Would you come again?', ['Yes', 'Perhaps', 'No']),
      words(
        'What should be better?',
        ['More shade for the dogs.', 'A second coffee urn.', 'Signs from the bus stop.'],
        { optional: true },
      ),
    ]),
  ],
};
