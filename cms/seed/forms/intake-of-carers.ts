import { grid, known, one, section, some, words, YES_NO, type DemoForm } from './demo-form';

/** Questions for people who will care for other people's animals. */
export const CARETAKER_INTAKE: DemoForm = {
  title: 'Caretaker Application',
  about:
    'Caretakers step in for an owner: for a weekend, for a stay in hospital, or for the rest of an animal’s life. Please answer as you would to a friend who hands you their dog.',
  roles: ['caretaker'],
  sections: [
    section('About you', '', [
      known('Your first name', 'firstName'),
      known('Your last name', 'lastName'),
      known('Where do you live? City', 'city'),
      known('Phone number', 'phoneNumber'),
      one('How far would you travel to an animal?', [
        '10 miles',
        '25 miles',
        '50 miles',
        'I take animals in at my home only',
      ]),
    ]),
    section('Experience', '', [
      one('For how long have you cared for animals that are not your own?', [
        'More than 5 years',
        '2 to 5 years',
        'Less than 2 years',
        'This would be my first',
      ]),
      grid(
        'How well do you know these animals?',
        ['Dogs', 'Cats', 'Birds', 'Horses', 'Rabbits and rodents', 'Reptiles'],
        ['Very well', 'A little', 'Not at all'],
      ),
      some('Which of these have you done yourself?', [
        'Given tablets',
        'Given injections',
        'Changed a dressing',
        'Cared for a blind or deaf animal',
        'Been with an animal as it died',
        'None of these',
      ]),
      words('Tell us of an animal that was difficult, and what you did.', [
        'A shepherd mix that guarded his bowl. I fed him by hand for three weeks, a step closer each day.',
        'A parrot who plucked himself when left alone. I moved him into the kitchen; it was the company he wanted.',
        'An old cat who stopped eating. Warm fish, a quiet room, and the vet on the third day, which was a day too late for my peace of mind.',
        'Two sisters who fought after one came back from the clinic smelling of it. We swapped blankets.',
      ]),
    ]),
    section('Your home', 'We visit every home before the first animal comes.', [
      one('Is there a fence that a dog can neither jump nor dig under?', ['Yes', 'In part', 'No']),
      words('Who else lives there, on two legs or four?', [
        'My partner, and a Labrador who likes everybody.',
        'Nobody. I gave up the lease of a flat that took no pets.',
        'Two teenagers and three hens.',
        'My mother; she is home all day.',
      ]),
      one('For how many hours are animals alone on a working day?', [
        'None',
        'Up to 4',
        '5 to 8',
        'More than 8',
      ]),
      some('Where may animals be?', [
        'In all rooms',
        'On the furniture',
        'In the garden',
        'In a room of their own',
        'In a stable',
      ]),
    ]),
    section('Before we say yes', '', [
      words('Two people who have trusted you with an animal, with their phone numbers', [
        'Rosa Marchetti, 503 555 0142, and Dr. Vance of Clinic Way.',
        'The Oaks shelter, 206 555 0199; Mrs. Brandt, 303 555 0177.',
        'Our neighbours of twelve years, the Ferreiras, 512 555 0110, and my last employer, 512 555 0123.',
      ]),
      one('Do you agree to a background check?', YES_NO),
      one(
        'Are you insured for damage that an animal in your care may do?',
        ['Yes', 'I shall be', 'No'],
        {
          formerly: 'Are you insured?',
        },
      ),
      words(
        'When could you begin?',
        [
          'At once',
          'From the first of next month',
          'After the summer',
          'Weekends now, every day from January',
        ],
        { isNew: true },
      ),
    ]),
  ],
};

/** Questions for a foster home. */
export const FOSTER_INTAKE: DemoForm = {
  title: 'Foster Home Application',
  about:
    'A foster home is where an animal waits for its next one. It may be for a week or for a year, and it ends with a goodbye. Thank you for thinking about it.',
  roles: ['foster'],
  sections: [
    section('You and your home', '', [
      known('Your first name', 'firstName'),
      known('Your last name', 'lastName'),
      known('Street address', 'streetAddress'),
      known('Phone number', 'phoneNumber'),
      one('Do you own your home?', [
        'Yes',
        'I rent, and pets are allowed',
        'I rent, and would have to ask',
      ]),
      words('Who lives with you? Please name animals too, and say whether they are vaccinated.', [
        'My wife, our son of 7, and a spaniel, vaccinated in March.',
        'I live alone with two cats. Both vaccinated, both indifferent.',
        'A shared house of four. Everybody has signed that they want this.',
        'No animals since spring; that is why I ask.',
      ]),
      one('Is there a room that can be closed off for the first days?', YES_NO),
    ]),
    section('Whom could you take?', '', [
      some('Which animals?', [
        'Adult dogs',
        'Puppies',
        'Adult cats',
        'Kittens',
        'Rabbits',
        'Birds',
      ]),
      grid(
        'Could you live with this?',
        [
          'Not house-trained',
          'Noise at night',
          'Medication twice a day',
          'Fear of people',
          'An infection that other animals catch',
        ],
        ['Yes', 'For a while', 'No'],
      ),
      one('For how long at a time?', [
        'Up to 3 months',
        'Up to a month',
        'As long as it takes',
        'A week or two',
      ]),
      one('How many at once?', ['1', '2', 'A litter']),
    ]),
    section('The daily round', '', [
      one('Who is at home during the day?', [
        'Somebody always',
        'Somebody half of the day',
        'Nobody from nine to five',
      ]),
      words('What would you do if it ran away on its first evening?', [
        'Call you first, then the neighbours, leave the gate open and a worn shirt by the door.',
        'Not chase. Sit down where it can see me, with food.',
        'Ring the microchip line and put its blanket outside. Then walk the route we came.',
      ]),
      one('Can you drive to a clinic at night?', ['Yes', 'With a taxi', 'No']),
      some('What would you need from us?', [
        'Food',
        'A crate',
        'Bedding',
        'A car for the first trip',
        'Somebody to call',
      ]),
      words('How do you think you will take the goodbye?', [
        'Badly, and I will do it again. That is the job.',
        'I fostered for a shelter for six years. You keep the photographs.',
        'I do not know yet. May I keep in touch with the new home?',
      ]),
    ]),
  ],
};

/** Questions for a volunteer. */
export const VOLUNTEER_INTAKE: DemoForm = {
  title: 'Volunteer Sign-up',
  about:
    'Walk a dog, drive a cat, answer the phone, write the letters: there is something for everybody. Tell us what you would like to do and when.',
  roles: ['volunteer'],
  sections: [
    section('About you', '', [
      known('Your first name', 'firstName'),
      known('Your last name', 'lastName'),
      known('Email', 'email'),
      known('City', 'city'),
      one('How old are you?', ['26 to 64', '18 to 25', '65 or older', 'Under 18']),
      words('Whom should we call if something happens to you?', [
        'My husband Erik, 503 555 0161',
        'My mother, 416 555 0139',
        'My flatmate Dana, 206 555 0188',
        'My daughter Amal, 312 555 0109',
      ]),
    ]),
    section('What you would like to do', '', [
      some('Choose as many as you like.', [
        'Walk dogs',
        'Drive animals to clinics',
        'Visit owners who live alone',
        'Help at events',
        'Answer calls',
        'Photograph animals',
        'Mend and build',
      ]),
      grid(
        'When are you free?',
        ['Weekday mornings', 'Weekday afternoons', 'Weekday evenings', 'Saturdays', 'Sundays'],
        ['Most weeks', 'Now and then', 'Never'],
      ),
      one('How many hours a month?', ['5 to 10', 'Up to 5', '10 to 20', 'More than 20']),
      one('Do you have a car we could count on?', ['Yes', 'Now and then', 'No']),
    ]),
    section('Safety', '', [
      one('Is your tetanus vaccination younger than ten years?', ['Yes', 'I do not know', 'No']),
      one('Have you ever been refused as a volunteer?', ['No', 'Yes']),
      words(
        'If you were, tell us what happened.',
        ['A shelter closed its waiting list before my turn.'],
        { optional: true },
      ),
      words(
        'Why animals?',
        [
          'Because they were there when people were not.',
          'I grew up on a farm and miss it every morning.',
          'My building allows none, so I borrow yours.',
          'I retired and my knees still want to walk.',
        ],
        { optional: true },
      ),
    ]),
  ],
};
