import type { DemoItem } from './demo-item';
import { blanks, boxes, clauses, heading, signed, text, toFillIn } from './paper-text';

/** First questionnaires: for arriving animals, and for people who would like to help. */
export const INTAKE_AND_SCREENING: readonly DemoItem[] = [
  {
    title: 'Intake Sheet, Dogs',
    description: 'Everything a new caretaker needs on the first evening with a dog.',
    section: 'forms',
    category: 'pet_care',
    folder: 'Intake',
    daysAgo: 327,
    file: {
      paper: {
        heading: 'Intake Sheet: Dog',
        subheading: 'Filled in with the person who knows the dog best',
        blocks: [
          blanks('Name', 'Breed or mix', 'Born', 'Weight', 'Microchip', 'Veterinarian'),
          heading('Food'),
          toFillIn(['Meal', 'What', 'How much'], ['Morning', 'Evening', 'Treats', 'Never']),
          heading('On a walk'),
          boxes(
            'Pulls',
            'Comes when called',
            'Is unsure with other dogs',
            'Is unsure with children',
            'Is afraid of traffic or thunder',
          ),
          heading('At home'),
          boxes(
            'Sleeps alone',
            'May be on the sofa',
            'Can be alone for four hours',
            'Guards food or toys',
          ),
          text('Words the dog knows, and how they are meant: ______________________________'),
        ],
      },
    },
  },
  {
    title: 'Intake Sheet, Cats',
    description: 'Litter, hiding places, other cats and how to give a pill.',
    section: 'forms',
    category: 'pet_care',
    folder: 'Intake',
    daysAgo: 326,
    file: {
      paper: {
        heading: 'Intake Sheet: Cat',
        subheading: 'Filled in with the person who knows the cat best',
        blocks: [
          blanks('Name', 'Breed or mix', 'Born', 'Weight', 'Microchip', 'Veterinarian'),
          heading('Habits'),
          boxes(
            'Lives indoors',
            'Goes out, and comes back at night',
            'Gets on with cats',
            'Gets on with dogs',
            'Takes pills in food',
            'Likes to be brushed',
          ),
          toFillIn(
            ['Question', 'Answer'],
            [
              'Which litter, how many boxes',
              'Food, and how often',
              'Where does it hide',
              'How does it say stop',
              'Illnesses so far',
            ],
          ),
        ],
      },
    },
  },
  {
    title: 'Intake Sheet, Horses and Others',
    description: 'For horses, donkeys, rabbits, birds and tortoises.',
    section: 'forms',
    category: 'pet_care',
    folder: 'Intake',
    daysAgo: 243,
    file: {
      paper: {
        heading: 'Intake Sheet',
        subheading: 'For horses, rabbits, birds, tortoises and everybody else',
        blocks: [
          blanks('Name', 'Species and breed', 'Born', 'Companions it belongs with'),
          toFillIn(
            ['About', 'What a new home must know'],
            [
              'Stable, cage or enclosure',
              'Temperature and light',
              'Food',
              'Feet, beak, shell or teeth',
              'Worming and vaccination',
              'Handling and transport',
            ],
          ),
          text('Herd and flock animals never travel or move alone. Please say who comes along.'),
        ],
      },
    },
  },
  {
    title: 'Caretaker Pre-Screening',
    description: 'Ten questions to ask yourself before you apply.',
    section: 'forms',
    category: 'pet_care',
    folder: 'Pre-Screening',
    daysAgo: 355,
    file: {
      paper: {
        heading: 'Caretaker Pre-Screening',
        subheading: 'Nobody says yes to all of them; talk with us about the rest',
        blocks: [
          boxes(
            'I can plan for the whole life of an animal',
            'Everybody in my household wants it',
            'My lease or deed allows it',
            'Somebody steps in when I am away',
            'I can reach a clinic within thirty minutes',
            'I have cared for an old or sick animal',
            'I can keep simple records',
            'I am at ease with visits by a trustee',
            'I would take two that belong together',
            'I will say early when it becomes too much',
          ),
          blanks('Name', 'Phone'),
        ],
      },
    },
  },
  {
    title: 'Foster Home Pre-Screening',
    description: 'First questions about your home, before a visit.',
    section: 'forms',
    category: 'pet_care',
    folder: 'Pre-Screening',
    daysAgo: 354,
    file: {
      paper: {
        heading: 'Foster Home Pre-Screening',
        subheading: 'Five minutes on the phone or on paper',
        blocks: [
          blanks('Name', 'Phone', 'Home', 'Animals there now'),
          toFillIn(
            ['Question', 'Answer'],
            [
              'How soon could somebody move in?',
              'How long may they stay?',
              'Is a room free that can be closed?',
              'Are your own animals vaccinated?',
              'Which animals would not work?',
            ],
          ),
        ],
      },
    },
  },
  {
    title: 'Change of Address and Emergency Contacts',
    description: 'Send it whenever you move or your numbers change.',
    section: 'forms',
    category: 'pet_care',
    daysAgo: 126,
    file: {
      paper: {
        heading: 'Change of Address',
        subheading: 'And of whoever is called in an emergency',
        blocks: [
          blanks(
            'Name',
            'From which day',
            'New address',
            'New phone',
            'First contact',
            'Second contact',
          ),
          clauses(
            'Tell your veterinarian and the registry of the microchip too; they are not told by us.',
            'If your emergency sheet hangs at the door, replace it the same day.',
          ),
          signed('Member'),
        ],
      },
    },
  },
  {
    title: 'Membership Application',
    description: 'To become a member of the community, on paper.',
    section: 'applications',
    category: 'pet_care',
    daysAgo: 366,
    file: {
      paper: {
        heading: 'Membership Application',
        subheading: 'For owners, caretakers, trustees and friends',
        blocks: [
          blanks('Name', 'Email', 'Phone', 'Address'),
          boxes(
            'I have animals',
            'I would like to care for animals',
            'I am a trustee',
            'I am a professional: veterinarian, attorney, trainer',
            'I would like to help',
          ),
          signed('Applicant'),
        ],
      },
    },
  },
  {
    title: 'Application to the Care Fund',
    description: 'For members who need help with a veterinary bill, once a year.',
    section: 'applications',
    category: 'pet_care',
    daysAgo: 97,
    file: {
      paper: {
        heading: 'Application to the Care Fund',
        subheading: 'Decided within five working days; in an emergency call us first',
        blocks: [
          blanks('Member', 'Animal', 'Clinic', 'Estimate of the bill, $'),
          clauses(
            'The fund pays up to $1,200 a year for each household, straight to the clinic.',
            'It is for treatment with a fair outlook, and for a gentle end where there is none.',
            'Please attach the clinic’s estimate. What you earn is not asked.',
          ),
          signed('Member'),
        ],
      },
    },
  },
];
