import type { DemoItem } from './demo-item';
import { blanks, boxes, clauses, heading, text } from './paper-text';
import { DRAWN } from './pets-drawn';

/** Guides, and the two films. */
export const GUIDES: readonly DemoItem[] = [
  {
    title: 'How a Pet Trust Works, in Ten Steps',
    description: 'From the first thought to the first yearly account, on one page.',
    section: 'guides',
    category: 'pet_care',
    daysAgo: 364,
    guide: true,
    file: {
      paper: {
        heading: 'How a Pet Trust Works',
        subheading: 'In ten steps, and in plain words',
        blocks: [
          clauses(
            'You write down who your animals are and how they live.',
            'You choose a caretaker, and a second one in case.',
            'You choose a trustee who looks after the money, and who is somebody else.',
            'You work out what care costs for the years ahead.',
            'An attorney of your state writes the deed.',
            'Everybody signs, and you fund the trust now or by your will.',
            'The care plan and emergency sheet go to caretaker, trustee and clinic.',
            'When you are ill, away or gone, the caretaker takes the animals in, at once.',
            'The trustee pays, visits, and accounts for it every year.',
            'When the last animal has died, what is left goes to whom you have named.',
          ),
          text('This sheet explains; it is no legal advice. The law differs from state to state.'),
        ],
      },
    },
  },
  {
    title: 'House Sitter’s Handbook',
    description:
      'For a night or for three weeks: keys, food, plants, and what to do when something is wrong.',
    section: 'guides',
    category: 'pet_care',
    daysAgo: 158,
    guide: true,
    file: {
      paper: {
        heading: 'House Sitter’s Handbook',
        subheading: 'To be read together on the evening before',
        blocks: [
          blanks('We are at', 'Reachable until', 'Neighbor with a key', 'Clinic'),
          heading('Every day'),
          clauses(
            'Feed at the usual times from the usual bowls; a full belly settles homesickness.',
            'Count noses before you close a door and again before you sleep.',
            'Send one picture a day. It takes a minute and saves a phone call.',
          ),
          heading('When something is wrong'),
          clauses(
            'Call the clinic first and us second.',
            'Bills are paid: the card is with the leashes.',
            'A lost animal: search close by and quietly, call the microchip’s registry, put a worn shirt at the door.',
          ),
        ],
      },
    },
  },
  {
    title: 'Emergency Card for the Wallet',
    description: 'Cut it out, fold it twice: it tells first responders that animals wait at home.',
    section: 'guides',
    category: 'pet_care',
    daysAgo: 41,
    guide: true,
    file: {
      paper: {
        heading: 'Emergency Card',
        subheading: 'If I cannot speak: animals are waiting at my home',
        blocks: [
          blanks('My name', 'My address', 'Please call', 'Or'),
          boxes('Dog', 'Cat', 'Other:'),
          text(
            'They need to be fed within twelve hours. Whoever is called above has a key and knows what to do. Thank you.',
          ),
        ],
      },
    },
  },
  {
    title: 'A Tail that Wags from the Heart',
    description:
      'Five seconds of Biscuit. Loose, wide and with the whole back: that is a happy tail.',
    section: 'videos',
    category: 'pet_care',
    tag: 'pet_stories',
    daysAgo: 109,
    file: {
      film: 'inbox/tail-wag.mp4',
      name: 'happy tail.mp4',
      seconds: 5,
      poster: { behind: 'marigold', pets: [DRAWN.collie] },
    },
  },
  {
    title: 'The Slow Blink',
    description: 'How a cat says that all is well. Blink back slowly, and look aside.',
    section: 'videos',
    category: 'pet_care',
    tag: 'pet_related_facts',
    daysAgo: 28,
    file: {
      film: 'library/slow-blink.mp4',
      name: 'slow blink.mp4',
      seconds: 4,
      poster: { behind: 'rose', pets: [DRAWN.tuxedo] },
    },
  },
];
