import type { DemoItem } from './demo-item';
import { boxes, clauses, heading, signed, text, toFillIn } from './paper-text';

/** The Attorneys tab: a document in each of its five folders. */
export const ATTORNEY_PAPERS: readonly DemoItem[] = [
  {
    title: 'Pet Trust Deed, annotated Model',
    description: 'A model deed with notes on what courts have looked at. Adapt it to your state.',
    section: 'attorneys',
    category: 'pet_trust_preparation',
    attorneyOnly: true,
    daysAgo: 337,
    file: {
      paper: {
        heading: 'Pet Trust Deed: annotated Model',
        subheading:
          'A working paper for attorneys; no advice to clients, and no substitute for state law',
        blocks: [
          heading('Article 1. Animals'),
          text(
            'The beneficiaries are the animals living with the settlor at death or incapacity, identified by microchip, photograph and description, and the offspring of any of them then in gestation.',
          ),
          text(
            'Note: describe a class and a list. A list alone leaves out the kitten adopted last spring.',
          ),
          heading('Article 2. Trustee and caretaker'),
          text(
            'The offices are held by different persons. The caretaker has possession, never title. A successor is named to each, and a charity as the last.',
          ),
          heading('Article 3. Standard of care'),
          text(
            'Care is given as the care plan says, which the settlor may change by a signed writing without amending this deed.',
          ),
          heading('Article 4. Distributions'),
          text(
            'The trustee pays a monthly allowance and veterinary costs, and may reduce neither because the caretaker has means of their own.',
          ),
          { pageBreak: true },
          heading('Article 5. Incapacity'),
          text(
            'The trust takes effect on the written statement of two physicians or of the person named in the emergency sheet, for as long as incapacity lasts.',
          ),
          heading('Article 6. Enforcement'),
          text(
            'The person named as enforcer may demand accounts, visit the animals and petition the court.',
          ),
          heading('Article 7. End and remainder'),
          text(
            'The trust ends with the death of the last animal. The remainder goes to persons who have no part in deciding about euthanasia.',
          ),
          signed('Settlor', 'Trustee'),
        ],
      },
    },
  },
  {
    title: 'When is a Sum Excessive?',
    description:
      'How to argue the size of a trust: three worked patterns, with the reasoning of each.',
    section: 'attorneys',
    category: 'legal_cases',
    attorneyOnly: true,
    daysAgo: 266,
    file: {
      paper: {
        heading: 'When is a Sum Excessive?',
        subheading: 'Patterns for discussion; the parties are invented',
        blocks: [
          text(
            'Many statutes let a court reduce what substantially exceeds the amount the animals need. What decides is seldom the figure and often the paper behind it.',
          ),
          heading('Pattern A: a round sum without a budget'),
          text(
            'A testator leaves a large round sum for one cat of eleven. Heirs object. Without a budget the court turns to average costs, and the excess falls to the residue.',
          ),
          heading('Pattern B: a budget with receipts'),
          text(
            'Two horses, twelve monthly sheets, a farrier’s letter and a table of years. The sum is high, and stands: every line of it can be checked.',
          ),
          heading('Pattern C: a home that must be kept'),
          text(
            'The house is in trust so that nine parrots can stay. Upkeep is disputed, but the avian veterinarian’s opinion shows what moving would do.',
          ),
          clauses(
            'Attach the worksheet to the deed.',
            'Let a veterinarian sign the table of years.',
            'Say who receives the excess; then nobody gains by inventing one.',
          ),
        ],
      },
    },
  },
  {
    title: 'The Six Essential Components, Checklist',
    description: 'For the file of each client: animals, caretaker, trustee, money, plan, end.',
    section: 'attorneys',
    category: 'six_essential_components',
    daysAgo: 222,
    file: {
      paper: {
        heading: 'The Six Essential Components',
        subheading: 'Nothing is signed before all six are ticked',
        blocks: [
          boxes(
            '1. Animals: described as a class and one by one',
            '2. Caretaker: has agreed in writing, and so has the second',
            '3. Trustee: somebody else than the caretaker',
            '4. Money: worksheet attached, funding settled',
            '5. Care plan: written, dated, known to the clinic',
            '6. The end: remainder, euthanasia, burial, last account',
          ),
          toFillIn(
            ['Component', 'Open question', 'Until'],
            ['Animals', 'Caretaker', 'Trustee', 'Money', 'Care plan', 'The end'],
          ),
        ],
      },
    },
  },
  {
    title: 'Care Plan, Questions to the Client',
    description: 'An hour’s talk that makes a care plan others can follow.',
    section: 'attorneys',
    category: 'care_plan',
    daysAgo: 131,
    file: {
      paper: {
        heading: 'Care Plan: Questions to the Client',
        subheading: 'Let them tell; the order does not matter',
        blocks: [
          toFillIn(
            ['Question', 'What they said'],
            [
              'What does a good day look like?',
              'What does the animal fear?',
              'Who may never have it?',
              'Which treatment is too much?',
              'With whom must it stay together?',
              'What should happen to its body?',
              'Who knows all of this today?',
            ],
          ),
          text('Read it back a week later. What still sounds right goes into the plan.'),
        ],
      },
    },
  },
  {
    title: 'Animals as Beneficiaries: a Reader on Sentience',
    description:
      'What science says about memory, attachment and loss in companion animals, for pleadings.',
    section: 'attorneys',
    category: 'animal_insight',
    attorneyOnly: true,
    daysAgo: 52,
    file: {
      paper: {
        heading: 'A Reader on Sentience',
        subheading: 'Summaries to be checked against their sources before they are cited',
        blocks: [
          heading('Attachment'),
          text(
            'Dogs seek the nearness of one person under stress and explore more freely in that person’s presence. A caretaker the dog knows is therefore no luxury but part of proper care.',
          ),
          heading('Memory'),
          text(
            'Cats, horses and parrots recognize voices and places after years apart. Moves from home to home add up; a plan with one move is better than a plan with three.',
          ),
          heading('Loss'),
          text(
            'After the death of a companion many animals eat less, sleep elsewhere and search. Bonded pairs should be named as such and placed together.',
          ),
          heading('In a pleading'),
          clauses(
            'Show the particular animal, by its veterinarian’s record.',
            'Then the general finding.',
            'Then what it means for the clause in dispute.',
          ),
        ],
      },
    },
  },
];
