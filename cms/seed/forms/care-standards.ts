import { HOMES } from './care-standards-of-homes';
import {
  check,
  FREE,
  grid,
  HOW_OFTEN,
  one,
  section,
  some,
  words,
  type DemoForm,
} from './demo-form';

/** The long form: a hundred questions about a home with animals, answered once a year. */
export const CARE_STANDARDS: DemoForm = {
  title: 'Home and Care Standards Review',
  about:
    'Once a year we go through every home in which animals stay: a hundred questions, about forty minutes. Walk through the rooms with your phone as you answer. You can stop at any question and go on on another device.',
  roles: ['caretaker', 'foster'],
  sections: [
    ...HOMES,
    section('Days', '', [
      one('For how long are they alone on most days?', [
        'Less than 4 hours',
        '4 to 6 hours',
        'More than 6 hours',
      ]),
      one('Who looks after them when you cannot?', [
        'Somebody of the household',
        'A neighbour',
        'Another caretaker',
        'Nobody',
      ]),
      words('Name and phone number of that person', [
        'Dana, 206 555 0188',
        'My mother, 503 555 0165',
        'The Hendersons, 512 555 0140',
      ]),
      check('Has that person met the animals?'),
      grid(
        'How often do these happen?',
        ['A walk of half an hour', 'Play', 'Training', 'Brushing', 'Time on a lap'],
        HOW_OFTEN,
      ),
      one('How many walks a day?', ['Three', 'Two', 'One', 'None, there is a garden']),
      check('Do dogs walk on a leash near roads, always?'),
      one('Do you take them to dog parks?', ['No', 'At quiet hours', 'Yes']),
      words('What does an ordinary day look like?', [
        'Out at six, food, a nap while I work, the long walk at noon, visitors, food, out at ten.',
        'They get up when the school bus comes and lie down when it comes back.',
      ]),
    ]),
    section('Behaviour', '', [
      one('Has anybody been bitten or scratched so that it bled?', ['No', 'Once', 'Several times']),
      words(
        'If so: who, how, and to whom did you report it?',
        ['My hand, breaking up a quarrel over a bone. Reported the same evening.'],
        FREE,
      ),
      check('Do you know the signs of stress: yawning, licking, turning away?'),
      one('What do you do when two of them stare at each other?', [
        'Walk between them',
        'Call one away',
        'Wait',
      ]),
      some('Which aids do you use?', [
        'Harness',
        'Crate',
        'Baby gate',
        'Muzzle',
        'Clicker',
        'None',
      ]),
      one('Do you use collars that choke, prick or shock?', ['Never', 'I did once', 'Yes']),
      words('The hardest behaviour this year, and what helped', [
        'Barking at the stairs. White noise and a mat.',
        'A cat who marked. A second box on the second floor.',
        'Panic when I took the keys. I take them fifty times a day now.',
      ]),
      one('Would you take in a dog with a bite history?', ['After meeting it', 'No', 'Yes']),
    ]),
    section(
      'Caretakers: keys and homes',
      'For those who go to other people’s homes.',
      [
        one('How are keys kept?', [
          'In a coded box',
          'On a hook, without names',
          'With names on them',
        ]),
        check('Is every key handed over against a signature?'),
        one('Has a key been lost?', ['No', 'Yes, and reported', 'Yes']),
        one('How do you tell owners how it is going?', [
          'A message every day',
          'A picture now and then',
          'When something happens',
        ]),
        check('Do you use cameras of owners only with their consent?'),
        words('What do you do when you find an owner unwell?', [
          '911 first. Then the office. Then I sit down with them both, the owner and the dog.',
          'Call for help and stay.',
        ]),
        one('Do you drive animals in your own car?', ['Yes', 'No']),
        one('How are they secured in it?', [
          'In a crate',
          'With a belt',
          'Behind a grille',
          'Not at all',
        ]),
        words(
          'Anything about a home you visit that worries you?',
          ['The stairs at Mrs. Kessler’s are too steep for either of them.'],
          FREE,
        ),
      ],
      ['caretaker'],
    ),
    section(
      'Fosters: coming and going',
      'For those with whom animals wait for their next home.',
      [
        one('How many animals stayed with you this year?', [
          '1 to 3',
          '4 to 6',
          '7 or more',
          'None',
        ]),
        one('How long did the longest stay?', ['Up to 3 months', 'Up to a year', 'Longer']),
        check('Were all papers there when they came?'),
        check('Did you meet the new families?'),
        words('Which placement went best, and why?', [
          'The old beagle to the retired couple: same bedtime.',
          'Two kittens together. Never one.',
        ]),
        words(
          'Which one came back, and why?',
          ['The husky. The family had not believed me about the fence.'],
          FREE,
        ),
        one('How long do you need between two animals?', ['A week', 'A month', 'None']),
        one('Have you thought of keeping one?', ['Every time', 'Once', 'Never']),
      ],
      ['foster'],
    ),
    section('Emergencies', '', [
      check('Does every smoke alarm work? Press the button now.'),
      check('Is there a carrier for every animal?'),
      one('How long would you need to have all of them in the car?', [
        'Up to 10 minutes',
        '10 to 20 minutes',
        'Longer',
      ]),
      grid(
        'Is this ready to go?',
        [
          'Food for three days',
          'Medicines for a week',
          'Copies of papers',
          'Pictures of each animal',
          'Water',
        ],
        ['Ready', 'In part', 'Missing'],
      ),
      words('Where would you go?', [
        'To my sister in Salem.',
        'The fairground, hall C.',
        'The clinic takes them.',
      ]),
      check('Is there a sticker at the door that says how many animals are inside?'),
      one('Have you tried it out this year?', ['No', 'Yes']),
      words('What did not work?', ['The cat, as ever.', 'The van was blocked in.'], FREE),
    ]),
    section('Records', '', [
      one('How often do you write in the pet’s record?', [
        'When something happens',
        'Every day',
        'Every week',
        'Never',
      ]),
      check('Do owners see what you write?'),
      one('Where are paper documents kept?', [
        'In a folder for each animal',
        'In one folder',
        'I only have scans',
      ]),
      check('Do you know how to add a document in the portal?'),
      words(
        'What is hard about the portal?',
        ['The signal in the barn.', 'Nothing now.', 'Finding last year’s X-ray.'],
        FREE,
      ),
      one('Would you like an hour of training?', ['No', 'Yes']),
    ]),
    section('You', 'Those who care need care.', [
      grid(
        'How have these been?',
        ['Sleep', 'Time for yourself', 'Help when you asked', 'Joy in the work'],
        ['Good', 'Fair', 'Poor'],
      ),
      one('Have you lost an animal you cared for this year?', ['No', 'One', 'More than one']),
      one('Would you like to talk to somebody about it?', ['No', 'Yes', 'Later']),
      one('How many animals would you take next year?', ['As many', 'Fewer', 'More', 'None']),
      some('What would make it easier?', [
        'A regular weekend off',
        'A second person to call',
        'Training',
        'Money for fuel and food',
        'Nothing',
      ]),
      words('What are you proud of?', [
        'That Otis sleeps on his back.',
        'Nobody went hungry and nobody got out.',
        'I said no once, and it was right.',
      ]),
      words(
        'What should the reviewer look at when they come?',
        [
          'The new fence, please, and the kettle is always on.',
          'Whether the quiet room is quiet enough.',
        ],
        FREE,
      ),
    ]),
  ],
};
