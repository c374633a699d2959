import type { DemoItem } from './demo-item';
import { clauses, heading, text } from './paper-text';
import { DRAWN } from './pets-drawn';

/** Professional Development: for caretakers, trustees, volunteers and staff. */
export const TRAINING: readonly DemoItem[] = [
  {
    title: 'Talking with Owners who Grieve',
    description: 'What to say, what to leave unsaid and what to do in the first week.',
    section: 'professional_development',
    category: 'professional_development',
    folder: 'Handouts',
    daysAgo: 253,
    file: {
      paper: {
        heading: 'Talking with Owners who Grieve',
        subheading: 'A handout for staff and volunteers',
        blocks: [
          text(
            'Grief for an animal is grief. It is often lonelier than other grief, because colleagues expect people back at work in the morning. You need no clever words; you need time and the animal’s name.',
          ),
          heading('Helpful'),
          clauses(
            'Say the name. Ask for a story and listen to its end.',
            'Offer one concrete thing: to bring back the crate, to tell the neighbors, to be there on Saturday.',
            'Write a note by hand, and another one after a month.',
          ),
          heading('Better unsaid'),
          clauses('“It was only a cat.”', '“At least it was old.”', '“You can get another one.”'),
          text(
            'Whoever does not eat or sleep for days, or speaks of not wanting to go on, needs more than us. Stay with them and call for help.',
          ),
        ],
      },
    },
  },
  {
    title: 'Keeping Records that Help',
    description:
      'Dates, numbers and words that the next caretaker can use: with good and bad examples.',
    section: 'professional_development',
    category: 'professional_development',
    folder: 'Workshops',
    daysAgo: 118,
    file: {
      paper: {
        heading: 'Keeping Records that Help',
        subheading: 'Notes of the Saturday workshop',
        blocks: [
          {
            table: {
              head: ['Instead of', 'Write'],
              widths: [38, 62],
              rows: [
                ['Ate badly', 'Left half of breakfast and all of dinner; drank as usual'],
                [
                  'Vet visit, all fine',
                  'Annual check, 12.2 lbs (12.6 in spring), next blood test in March',
                ],
                [
                  'Aggressive',
                  'Growled when a man with a hat bent over her; stopped when he stood up',
                ],
                ['Gave the pill', 'Half a tablet at 8:10, in cheese, swallowed'],
              ],
            },
          },
          clauses(
            'Write what you have seen, then what you think it means, and keep the two apart.',
            'Write the same day. Memory is kind, and wrong.',
            'Weigh on the same scales; photograph a lump beside a coin.',
          ),
        ],
      },
    },
  },
  {
    title: 'Meeting in Neutral Places',
    description: 'A drawing from the workshop: first meetings happen where nobody lives.',
    section: 'professional_development',
    category: 'professional_development',
    daysAgo: 63,
    file: {
      picture: { behind: 'river', pets: [DRAWN.hound, DRAWN.tuxedo] },
      name: 'neutral places.jpg',
    },
  },
];
