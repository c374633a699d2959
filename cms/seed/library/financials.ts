import type { DemoItem } from './demo-item';
import { blanks, boxes, clauses, heading, signed, text, toFillIn } from './paper-text';

/** Finances, and the evaluations that decide on spending. */
export const FINANCIALS: readonly DemoItem[] = [
  {
    title: 'Monthly Cost Sheet',
    description:
      'What one animal costs in a month; three of them make a good estimate for a trust.',
    section: 'forms',
    category: 'pet_care',
    folder: 'Financials',
    daysAgo: 343,
    file: {
      paper: {
        heading: 'Monthly Cost Sheet',
        subheading: 'One sheet for each animal and month',
        blocks: [
          blanks('Animal', 'Month'),
          toFillIn(
            ['For', 'Planned, $', 'Spent, $'],
            [
              'Food',
              'Litter or bedding',
              'Medicine and supplements',
              'Veterinarian',
              'Grooming',
              'Insurance',
              'Sitter or walker',
              'Toys and equipment',
              'Travel',
              'Together',
            ],
          ),
          text(
            'Bills that come once a year count with a twelfth. Keep receipts above $25 with this sheet.',
          ),
        ],
      },
    },
  },
  {
    title: 'Trust Funding Worksheet',
    description:
      'From the yearly cost of each animal to the sum a trust needs, with a reserve for the last years.',
    section: 'forms',
    category: 'pet_care',
    folder: 'Financials',
    daysAgo: 340,
    file: {
      paper: {
        heading: 'Trust Funding Worksheet',
        subheading: 'How much should be set aside?',
        blocks: [
          blanks('Owner', 'Date'),
          heading('1. The years ahead'),
          toFillIn(['Animal', 'Age', 'May reach', 'Years left'], ['1', '2', '3']),
          heading('2. What they cost'),
          clauses(
            'Take the yearly cost of each animal from twelve monthly sheets, or three times four.',
            'Multiply by the years left and add them up.',
            'Add a third for prices that rise, and one large veterinary bill for each animal.',
            'Add the caretaker’s thanks and the trustee’s costs, usually a tenth.',
          ),
          toFillIn(['Sum', 'Amount, $'], ['Care', 'Reserve', 'Caretaker and trustee', 'Together']),
          text(
            'An attorney can tell you what your state calls an excessive sum. What is left goes to whom you have named.',
          ),
        ],
      },
    },
  },
  {
    title: 'Reimbursement Request',
    description: 'For caretakers and fosters: what was paid for an animal and should come back.',
    section: 'forms',
    category: 'pet_care',
    folder: 'Financials',
    daysAgo: 281,
    file: {
      paper: {
        heading: 'Reimbursement Request',
        subheading: 'To the trustee; paid within ten days of receipt',
        blocks: [
          blanks('Name', 'Trust', 'Animal', 'Bank account, last four digits'),
          toFillIn(['What for', 'Day', 'Amount, $'], ['1', '2', '3', '4', 'Together']),
          boxes('All receipts are attached', 'One is missing, and this is why:'),
          signed('Asked by', 'Approved by'),
        ],
      },
    },
  },
  {
    title: 'Yearly Account of a Trust',
    description: 'What came in, what went out and what is left, for beneficiaries and the court.',
    section: 'forms',
    category: 'six_essential_components',
    folder: 'Financials',
    daysAgo: 262,
    file: {
      paper: {
        heading: 'Yearly Account',
        subheading: 'By the trustee of a pet trust',
        blocks: [
          blanks('Trust', 'Trustee', 'Year', 'Animals living'),
          toFillIn(
            ['Position', 'Amount, $'],
            [
              'At the beginning',
              'Income',
              'Care',
              'Veterinarian',
              'Caretaker',
              'Costs of the trust',
              'At the end',
            ],
          ),
          text(
            'I have seen every animal of this trust in its home twice this year, and this account is complete.',
          ),
          signed('Trustee'),
        ],
      },
    },
  },
  {
    title: 'Home Visit Evaluation',
    description: 'What to look at in a home, room by room, before and after an animal moves in.',
    section: 'forms',
    category: 'pet_care',
    folder: 'Evaluations',
    daysAgo: 319,
    file: {
      paper: {
        heading: 'Home Visit Evaluation',
        subheading: 'About forty minutes, with everybody of the household',
        blocks: [
          blanks('Household', 'Visited by', 'Day', 'For which animal'),
          heading('Seen and found good'),
          boxes(
            'Doors, windows and balcony are safe',
            'The fence has no gap and no low place',
            'Plants and chemicals are out of reach',
            'A quiet place to sleep',
            'Room for food, water and litter apart',
            'Other animals are calm and healthy',
            'A way to the clinic at any hour',
          ),
          heading('Talked about'),
          boxes(
            'Who feeds, walks and pays attention on which day',
            'Holidays and illness',
            'Behavior they would find hard',
          ),
          toFillIn(['To do', 'By when'], ['1', '2', '3']),
          signed('Visitor'),
        ],
      },
    },
  },
  {
    title: 'Yearly Caretaker Review',
    description: 'For trustees: how animals and caretaker are, and what should change next year.',
    section: 'forms',
    category: 'professional_development',
    folder: 'Evaluations',
    daysAgo: 233,
    file: {
      paper: {
        heading: 'Yearly Caretaker Review',
        subheading: 'A talk on equal terms, not an inspection',
        blocks: [
          blanks('Caretaker', 'Trustee', 'Trust', 'Day'),
          toFillIn(
            ['Question', 'Their answer'],
            [
              'How are the animals?',
              'What was hard this year?',
              'Is the allowance enough?',
              'Does the care plan still fit?',
              'Who steps in for you?',
              'What do you need from us?',
            ],
          ),
          signed('Caretaker', 'Trustee'),
        ],
      },
    },
  },
  {
    title: 'Behavior Evaluation, Dogs',
    description: 'Twelve situations from everyday life with room for what the dog did.',
    section: 'forms',
    category: 'professional_development',
    folder: 'Evaluations',
    daysAgo: 188,
    file: {
      paper: {
        heading: 'Behavior Evaluation of a Dog',
        subheading: 'Stop at once where the dog is afraid; tomorrow is another day',
        blocks: [
          blanks('Dog', 'Evaluated by'),
          toFillIn(
            ['Situation', 'Calm', 'Unsure', 'Afraid or angry'],
            [
              'A stranger says hello',
              'A hand over the head',
              'Being brushed',
              'Food is moved',
              'A toy is taken in exchange',
              'Another dog passes',
              'A cat in sight',
              'A bicycle',
              'A loud noise',
              'Ten minutes alone',
              'In a car',
              'At the clinic’s door',
            ],
          ),
        ],
      },
    },
  },
];
