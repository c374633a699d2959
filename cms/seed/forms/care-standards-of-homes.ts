import { check, FREE, grid, known, one, section, some, words, type DemoSection } from './demo-form';

const STATE = ['Good', 'To be mended', 'Missing'] as const;

/** The home: its rooms, doors and bowls, and the health of its residents. */
export const HOMES: readonly DemoSection[] = [
  section('You and your home', '', [
    known('First name', 'firstName'),
    known('Last name', 'lastName'),
    known('Street address', 'streetAddress'),
    known('City', 'city'),
    known('Phone number', 'phoneNumber'),
    one('What kind of home is it?', ['House with a garden', 'House', 'Apartment', 'Farm or ranch']),
    one('Has your household changed since the last review?', [
      'No',
      'Somebody moved in',
      'Somebody moved out',
    ]),
    words('Who lives there now?', [
      'The same four of us.',
      'My partner and I.',
      'Three adults, since my brother moved in.',
    ]),
    one('Has anything been rebuilt?', ['No', 'Inside', 'Outside', 'Both']),
  ]),
  section(
    'Doors, fences, escapes',
    'Most lost animals are lost through a door in the first week.',
    [
      grid(
        'In what state are these?',
        ['Front door', 'Back door', 'Garden gate', 'Fence', 'Window screens', 'Cat flap'],
        STATE,
      ),
      one('How high is the lowest place of the fence?', [
        '6 feet or more',
        '5 feet',
        '4 feet',
        'There is no fence',
      ]),
      check('Is there a second barrier behind the front door?'),
      check('Does every animal wear a tag from its first hour on?'),
      check('Are all chips registered under Hearthside’s number?'),
      words('Where would a frightened animal get out?', [
        'Over the compost bin.',
        'Between gate and post; a board is on order.',
        'Through the window of the bathroom.',
      ]),
      one('Has an animal got out this year?', ['No', 'Once', 'More than once']),
      words(
        'What happened, and what did you change?',
        ['A delivery left the gate open. It has a spring now.'],
        FREE,
      ),
      one('Where do you keep the leashes?', ['At the door', 'In the car', 'In a cupboard']),
    ],
  ),
  section('Rooms', '', [
    some('Which rooms may animals use?', [
      'Kitchen',
      'Living room',
      'Bedrooms',
      'Bathroom',
      'Basement',
      'Garage',
    ]),
    check('Is there a quiet room for the first days?'),
    one('How warm is it there in winter?', ['65 to 70 °F', 'Above 70 °F', 'Below 65 °F']),
    one('How hot does it get in summer?', ['Below 80 °F', '80 to 90 °F', 'Above 90 °F']),
    grid(
      'Is this out of reach?',
      [
        'Medicines',
        'Cleaning agents',
        'Electric cables',
        'Poisonous plants',
        'Waste',
        'Small toys',
      ],
      ['Yes', 'In part', 'No'],
    ),
    check('Are all windows above the ground floor secured?'),
    some('Which of these plants are in the house or garden?', [
      'None of these',
      'Lilies',
      'Ivy',
      'Oleander',
      'Philodendron',
      'Azaleas',
    ]),
    words('Describe the place where they sleep.', [
      'A crate with the door taken off, in the corner of the bedroom.',
      'A bed on each floor; they choose.',
      'The sofa, officially not.',
    ]),
  ]),
  section('Water and food', '', [
    one('How often is water changed?', ['Twice a day or more', 'Once a day', 'When it is empty']),
    check('Can every animal eat without another one near?'),
    one('Where is food kept?', ['In closed bins', 'In its bags', 'In the fridge']),
    check('Do you write down what each animal ate in its first week?'),
    one('Do you feed raw meat?', ['No', 'Now and then', 'Yes']),
    some('Which diets have you cooked or measured this year?', [
      'None',
      'Kidney',
      'Diabetes',
      'Allergy',
      'Weight loss',
      'Puppies',
    ]),
    words('How do you notice that one eats less?', [
      'I weigh the bowl.',
      'They are four and I have two eyes: I sit with them.',
      'The scale on Sundays.',
    ]),
    one('Do you have a scale that an animal can stand on?', [
      'Yes',
      'I weigh myself with and without',
      'No',
    ]),
  ]),
  section('Health', '', [
    grid(
      'How sure are you in these?',
      [
        'Tablets',
        'Eye drops',
        'Ear drops',
        'Injections',
        'Taking a temperature',
        'Cleaning a wound',
      ],
      ['Sure', 'With help', 'I would not'],
    ),
    check('Is there a first-aid kit for animals?'),
    one('When did you look through it?', ['This year', 'Last year', 'Never']),
    one('Where do you write medicines down?', [
      'In the portal',
      'On paper',
      'On a board',
      'Nowhere',
    ]),
    one('Has a dose been missed this year?', ['No', 'Once', 'Several times']),
    words('Which clinic do you go to by day?', [
      'Clinic Way, Portland',
      'Ballard Pets',
      'South Lamar Animal Clinic',
    ]),
    words('And at night?', [
      'The emergency hospital on Sandy Boulevard',
      'Forty minutes to Tacoma',
      'University hospital',
    ]),
    one('How long does it take to get there?', ['Up to 20 minutes', '20 to 40 minutes', 'Longer']),
    check('Do you separate newcomers for ten days?'),
    some('Which illnesses did you have in the house?', [
      'None',
      'Kennel cough',
      'Cat flu',
      'Ringworm',
      'Fleas',
      'Giardia',
    ]),
    words(
      'What did you learn from the last one?',
      ['Wash the blankets first and the floor after.', 'Call on the first day.'],
      FREE,
    ),
  ]),
];
