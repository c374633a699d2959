import { grid, known, one, section, some, words, YES_NO, type DemoForm } from './demo-form';

/** Questions for a family before its pets come under the organization's care. */
export const PET_OWNER_INTAKE: DemoForm = {
  title: 'Pet Owner Intake',
  about:
    'Welcome to Hearthside. This takes about ten minutes. It tells us who you are, who lives with you on four legs, and what should happen if you cannot be there. You can stop at any time; your answers are kept.',
  roles: ['pet_owner'],
  sections: [
    section(
      'About you',
      'We begin with what your profile says. Correct it where it is out of date.',
      [
        known('Your first name', 'firstName'),
        known('Your last name', 'lastName'),
        known('The phone number at which we reach you <b>in an emergency</b>', 'phoneNumber', {
          formerly: 'Your phone number',
        }),
        known('The city your pets live in', 'city'),
        one('How did you hear of Hearthside?', [
          'My veterinarian',
          'A friend or relative',
          'My attorney',
          'A Hearthside event',
          'The internet',
          'Somewhere else',
        ]),
      ],
    ),
    section('Your household', '', [
      one('Where do you live?', ['House with a garden', 'House', 'Apartment', 'Farm or ranch']),
      words('Who lives with you? Please give the ages of children.', [
        'My husband and two children, 9 and 12.',
        'I live alone since my wife died.',
        'My partner and I; our daughter is away at college.',
        'Three generations: my mother, 81, my son, 16, and I.',
        'Just me and the animals.',
      ]),
      one('Does anybody in the household have an allergy to animals?', [
        'No',
        'Yes, a mild one',
        'Yes, a serious one',
      ]),
    ]),
    section(
      'Your pets',
      'Each pet gets a record of its own later. Here we only want to know what to expect.',
      [
        some('Which animals live with you?', [
          'Dog',
          'Cat',
          'Bird',
          'Rabbit or rodent',
          'Horse',
          'Reptile',
          'Fish',
        ]),
        one('How many are there in all?', ['1', '2', '3 or 4', '5 or more']),
        words('What should anybody who cares for them know first?', [
          'Biscuit bolts at open doors. Leash on before the door opens, always.',
          'The cat hides under the bed for two days and then owns the house.',
          'He is deaf in the left ear; come from the right.',
          'They eat apart, or there will be a fight.',
          'She needs her thyroid tablet at seven in the morning, in cheese.',
        ]),
        grid(
          'How much help does each of these need?',
          ['Feeding', 'Walks and exercise', 'Medication', 'Grooming', 'Time alone'],
          ['None', 'A little', 'A lot'],
        ),
        some('Do any of them have one of these?', [
          'A chronic illness',
          'A special diet',
          'A history of biting',
          'Fear of strangers',
          'None of these',
        ]),
        words('The clinic that knows them best', [
          'Clinic Way Animal Hospital, Dr. Vance',
          'Ballard Pets, Dr. Maddox',
          'Newbury Veterinary, Dr. Bellini',
          'We have just moved and have none yet.',
        ]),
      ],
    ),
    section('If you cannot be there', 'The reason why Hearthside exists.', [
      one('Who would take your pets tomorrow, if they had to?', [
        'A relative',
        'A friend or neighbour',
        'Nobody yet',
        'A caretaker we already have',
      ]),
      words(
        'Name and phone number of that person',
        [
          'My sister Paola, 503 555 0171',
          'Our neighbour, Mr. Lindgren, 206 555 0133',
          'My son James, 617 555 0118',
          'The Hendersons across the road have a key.',
        ],
        { optional: true },
      ),
      one('Is there a pet trust, or a will that mentions the animals?', [
        'No',
        'A will mentions them',
        'A pet trust',
        'It is being drafted',
      ]),
      some(
        'What would you like Hearthside to do for you?',
        [
          'Prepare a pet trust',
          'Find a caretaker',
          'Care while I travel',
          'Keep medical records in one place',
          'Advice about an old or ill pet',
        ],
        { formerly: 'What do you expect of Hearthside?' },
      ),
      one('May we text you about your pets?', YES_NO, { isNew: true }),
      words(
        'Is there anything we have not asked?',
        [
          'I am having surgery in the spring and worry about the weeks after.',
          'Thank you for doing this.',
          'Please ring, do not mail; I do not look at it often.',
        ],
        { optional: true },
      ),
    ]),
  ],
};

/** Questions for a trustee before they become responsible for an animal's money. */
export const TRUSTEE_INTAKE: DemoForm = {
  title: 'Trustee Intake',
  about:
    'A trustee answers for the money that was set aside for an animal, and sees to it that it is spent on that animal. We ask who you are, which trust you are to look after, and where your duties might pull in two directions.',
  roles: ['trustee'],
  sections: [
    section('About you', '', [
      known('Your first name', 'firstName'),
      known('Your last name', 'lastName'),
      known('Street address for legal mail', 'streetAddress'),
      known('Phone number', 'phoneNumber'),
      one('Have you been a trustee or an executor before?', [
        'Never',
        'Once',
        'Several times',
        'It is my profession',
      ]),
    ]),
    section('The trust', '', [
      words('The name of the trust, or of the family that founds it', [
        'The Marchetti Family Trust, and the Whitcombe Pet Trust',
        'Brandt Companion Animals Trust',
        'The Coleman & Daughters Trust',
      ]),
      one('What are you to the family?', [
        'No relation',
        'A friend',
        'A relative',
        'Their advisor',
      ]),
      one('Who drafted it, or will?', [
        'A Hearthside attorney',
        'The family’s own attorney',
        'Not known yet',
      ]),
      grid(
        'How sure do you feel about these duties?',
        [
          'Keeping accounts',
          'Paying caretakers',
          'Approving medical costs',
          'Reporting to the family',
          'Investing',
        ],
        ['Sure', 'With some advice', 'Not yet'],
      ),
    ]),
    section('Care and conflicts', '', [
      one('How often will you see the animals?', [
        'Every month',
        'Every quarter',
        'Once a year',
        'Only on paper',
      ]),
      some('Do any of these hold for you?', [
        'I inherit what the trust leaves over',
        'I am also the caretaker',
        'I am in business with the family',
        'I have been bankrupt',
        'None of these',
      ]),
      words('What would make you say no to a bill?', [
        'A procedure that prolongs life and not the joy in it. I would ask two veterinarians first.',
        'If it is for the house and not for the animal.',
        'Anything above the yearly plan that nobody has called me about beforehand.',
      ]),
      one('Do you agree to send us the accounts once a year?', YES_NO),
    ]),
  ],
};
