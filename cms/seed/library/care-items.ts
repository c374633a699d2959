import type { DemoItem } from './demo-item';
import { blanks, boxes, clauses, heading, text, toFillIn } from './paper-text';

/** Pet Care: sheets, pictures and films for everyday life. */
export const CARE_ITEMS: readonly DemoItem[] = [
  {
    title: 'Daily Care Sheet',
    description:
      'One week on one page for the refrigerator: food, walks, medicine and who does it.',
    section: 'pet_care',
    category: 'pet_care',
    folder: 'Everyday Care',
    daysAgo: 310,
    file: {
      paper: {
        heading: 'Daily Care Sheet',
        subheading: 'Whoever did it writes their initials',
        blocks: [
          blanks('Animal', 'Week of'),
          toFillIn(
            ['What', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
            [
              'Breakfast',
              'Dinner',
              'Fresh water',
              'Walk or play',
              'Medicine',
              'Litter or cage',
              'Brushing',
            ],
          ),
          text(
            'Not eating for a day, straining without result, or hard breathing: call the clinic, do not wait for tomorrow.',
          ),
        ],
      },
    },
  },
  {
    title: 'Three Bowls in Three Places',
    description: 'Cats drink more where the water stands away from their food. A drawing to copy.',
    section: 'pet_care',
    category: 'pet_care',
    folder: 'Everyday Care',
    daysAgo: 172,
    tag: 'pet_related_facts',
    file: { picture: { behind: 'bowls', pets: [] }, name: 'three bowls.jpg' },
  },
  {
    title: 'Senior Pet Checklist',
    description: 'Twelve signs of age that deserve a visit to the veterinarian, for dogs and cats.',
    section: 'pet_care',
    category: 'pet_care',
    folder: 'Senior Pets',
    daysAgo: 201,
    guide: true,
    file: {
      paper: {
        heading: 'Senior Pet Checklist',
        subheading: 'Once a month from the eighth birthday on, or the sixth of large dogs',
        blocks: [
          boxes(
            'Drinks more than last month',
            'Eats less, or more and loses weight',
            'Is slow to get up',
            'No longer jumps on the usual chair',
            'Sleeps by day and walks by night',
            'Stands lost in a corner',
            'Has an accident in the house',
            'Has bad breath or chews on one side',
            'Has a new lump',
            'Coughs',
            'Has cloudy eyes',
            'Wants to be alone',
          ),
          heading('What helps at once'),
          clauses(
            'Rugs on smooth floors and a step before sofa and car.',
            'Food and water on every floor, and a litter box with a low side.',
            'Short walks more often; warm beds away from drafts.',
          ),
        ],
      },
    },
  },
  {
    title: 'First Aid until the Clinic',
    description: 'Bleeding, choking, heat, poison: one page for the inside of a cupboard door.',
    section: 'pet_care',
    category: 'pet_care',
    folder: 'Emergencies',
    daysAgo: 288,
    guide: true,
    file: {
      paper: {
        heading: 'First Aid until the Clinic',
        subheading: 'Call on the way: they prepare while you drive',
        blocks: [
          blanks('Our clinic', 'At night'),
          heading('Bleeding'),
          text(
            'Press a clean cloth on the wound and keep pressing for ten minutes without looking. Then bandage it and go.',
          ),
          heading('Choking'),
          text(
            'Look into the mouth and take out only what you can see and grip. Hold small animals head down for a moment; press large ones below the ribs, inward and forward.',
          ),
          heading('Heat'),
          text(
            'Into the shade, cool water on belly and legs, air moving. Not ice cold, and nothing forced to drink. Every heatstroke is seen by a veterinarian.',
          ),
          heading('Poison'),
          text(
            'Take the package along. Do not make an animal vomit unless a veterinarian says so.',
          ),
          heading('Hurt and afraid'),
          text(
            'Even the gentlest bite when in pain. Cover a cat with a towel; tie a soft band around a dog’s muzzle if it breathes freely.',
          ),
        ],
      },
    },
  },
  {
    title: 'A Safe Corner on the First Day',
    description:
      'Bed, water and a blanket that smells of home: how a corner for a newcomer can look.',
    section: 'pet_care',
    category: 'pet_care',
    daysAgo: 84,
    file: { picture: { behind: 'bed' }, name: 'safe corner.jpg' },
  },
  {
    title: 'Summer Sheet of last year',
    description: 'Opening hours and walking times of last summer; nobody needs it now.',
    section: 'pet_care',
    category: 'pet_care',
    daysAgo: 145,
    deletedDaysAgo: 6,
    file: {
      paper: {
        heading: 'Summer Sheet',
        subheading: 'Walk before nine and after seven',
        blocks: [
          clauses(
            'Touch the pavement with your hand for seven seconds.',
            'Carry water for two.',
            'The office is open until noon.',
          ),
        ],
      },
    },
  },
];
