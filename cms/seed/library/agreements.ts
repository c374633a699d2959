import type { DemoItem } from './demo-item';
import { blanks, boxes, clauses, heading, signed, text, toFillIn } from './paper-text';

/** Agreements, and the applications to print. */
export const AGREEMENTS: readonly DemoItem[] = [
  {
    title: 'Caretaker Agreement',
    description:
      'Between a trustee and the caretaker who takes an animal in: what is given, what is paid, and how either side can end it.',
    section: 'forms',
    category: 'pet_care',
    folder: 'Agreements',
    daysAgo: 361,
    file: {
      paper: {
        heading: 'Caretaker Agreement',
        subheading: 'Between the trustee of a pet trust and the caretaker named in it',
        blocks: [
          blanks('Trust', 'Trustee', 'Caretaker', 'Animals'),
          heading('What both agree'),
          clauses(
            'The caretaker gives the animals a home in their own household, with daily company, suitable food, exercise and prompt veterinary care.',
            'The standard of care is the one the owner has written down. Where nothing is written, it is the standard the animals were used to.',
            'The trustee pays the monthly allowance by the fifth day of each month and veterinary bills within ten days of receiving them.',
            'The caretaker keeps receipts above $25, keeps the animals’ records in the portal up to date, and lets the trustee visit twice a year.',
            'No animal is sold, given away, bred or moved to another household without the trustee’s written consent.',
            'In an emergency the caretaker acts first and tells the trustee within twenty-four hours.',
            'Either side may end this agreement with sixty days’ notice. Until the next home is ready the animals stay, and the allowance goes on.',
          ),
          signed('Trustee', 'Caretaker'),
        ],
      },
    },
  },
  {
    title: 'Foster Home Agreement',
    description: 'For a stay of days or months until an animal goes home or to its caretaker.',
    section: 'forms',
    category: 'pet_care',
    folder: 'Agreements',
    daysAgo: 352,
    file: {
      paper: {
        heading: 'Foster Home Agreement',
        subheading: 'For a stay with a known end',
        blocks: [
          blanks('Animal', 'Foster', 'From', 'Expected until'),
          clauses(
            'The foster keeps to the animal’s own routine of food, walks, sleep and medicine, and writes down whatever changes.',
            'Food, litter and medicine for the stay come with the animal or are paid for within ten days of the receipt.',
            'New animals in the home are introduced slowly, and never left alone together in the first week.',
            'Cats stay indoors and dogs on a leash unless the owner has said otherwise in writing.',
            'When the stay ends the animal goes back with its records, its belongings and a short letter on how it has been.',
          ),
          signed('Foster', 'Owner or trustee'),
        ],
      },
    },
  },
  {
    title: 'Trustee’s Acceptance of Duties',
    description: 'What a trustee takes on, in one page, to sign beside the deed of the trust.',
    section: 'forms',
    category: 'pet_trust_preparation',
    folder: 'Agreements',
    daysAgo: 348,
    file: {
      paper: {
        heading: 'Acceptance of Duties',
        subheading: 'By the trustee of a pet trust',
        blocks: [
          blanks('Trust', 'Trustee'),
          text(
            'I have read the deed of this trust and accept the office of trustee. I understand that the money of the trust is for its animals and for nothing else while one of them lives.',
          ),
          clauses(
            'I keep the money of the trust apart from my own and account for it once a year.',
            'I pay the caretaker on time and see each animal in its home at least twice a year.',
            'I follow the owner’s care plan, and a veterinarian’s advice where the plan is silent.',
            'If I can no longer serve, I tell the successor trustee and stay until they have taken over.',
          ),
          signed('Trustee', 'Witness'),
        ],
      },
    },
  },
  {
    title: 'Volunteer Agreement',
    description: 'Times, confidentiality and what volunteers can expect of us.',
    section: 'forms',
    category: 'professional_development',
    folder: 'Agreements',
    daysAgo: 300,
    file: {
      paper: {
        heading: 'Volunteer Agreement',
        subheading: 'Between Hearthside and a volunteer',
        blocks: [
          blanks('Name', 'Wished work', 'Days and times', 'Emergency contact'),
          clauses(
            'I come when I have said I will, or call as early as I can when I cannot.',
            'What I learn of members and their animals stays between us.',
            'I handle only animals I have been introduced to, and never lift or medicate one alone.',
            'Hearthside trains me, insures me while I work, and pays agreed travel.',
          ),
          signed('Volunteer', 'For Hearthside'),
        ],
      },
    },
  },
  {
    title: 'Caretaker Application, for print',
    description: 'The application of the portal on paper, for whoever would rather write by hand.',
    section: 'forms',
    category: 'pet_care',
    folder: 'Applications',
    daysAgo: 331,
    file: {
      paper: {
        heading: 'Caretaker Application',
        subheading: 'Please write clearly, and bring a paper with your picture when you hand it in',
        blocks: [
          blanks('Name', 'Date of birth', 'Address', 'Phone', 'Email', 'Occupation'),
          heading('Your home'),
          boxes(
            'House',
            'Apartment',
            'Rented, with the landlord’s consent',
            'Fenced yard',
            'Children under 12',
          ),
          heading('Animals you would take'),
          boxes(
            'Dogs',
            'Cats',
            'Birds',
            'Small animals',
            'Horses',
            'Animals that need medicine every day',
          ),
          heading('Two people who know you with animals'),
          toFillIn(['Name', 'Phone', 'Since'], ['First', 'Second']),
          signed('Applicant'),
        ],
      },
    },
  },
  {
    title: 'Foster Application, for print',
    description: 'For homes that take an animal in for a while.',
    section: 'forms',
    category: 'pet_care',
    folder: 'Applications',
    daysAgo: 330,
    file: {
      paper: {
        heading: 'Foster Application',
        subheading: 'For homes that take an animal in for days, weeks or months',
        blocks: [
          blanks('Name', 'Address', 'Phone', 'Longest stay you can offer'),
          heading('When somebody is at home'),
          toFillIn(['Day', 'Morning', 'Afternoon', 'Night'], ['Weekdays', 'Saturday', 'Sunday']),
          heading('We can manage'),
          boxes(
            'Puppies or kittens',
            'Old animals',
            'Two that belong together',
            'Special food',
            'A drive to the clinic at night',
          ),
          signed('Applicant'),
        ],
      },
    },
  },
  {
    title: 'Volunteer Application, for print',
    description: 'One page about you, your time and what you would like to do.',
    section: 'forms',
    category: 'professional_development',
    folder: 'Applications',
    daysAgo: 214,
    file: {
      paper: {
        heading: 'Volunteer Application',
        subheading: 'Two hours a month are as welcome as two days a week',
        blocks: [
          blanks('Name', 'Phone', 'Email', 'Hours a month'),
          heading('I would like to'),
          boxes(
            'Walk dogs',
            'Drive animals to the clinic',
            'Visit owners at home',
            'Help in the office',
            'Take photographs',
          ),
          heading('What else we should know'),
          text('______________________________________________________________________________'),
          signed('Applicant'),
        ],
      },
    },
  },
];
