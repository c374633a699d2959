import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, sidewaysScroll, type Visit } from '../src/browser';
import { arrive, leave } from '../src/inbox-steps';
import { BY_KEYBOARD, BY_TOUCH, take, type Step } from '../src/job-steps';
import { useSystem } from '../src/system';

const system = useSystem();

interface Person {
  who: string;
  jobs: Record<string, Step[]>;
}

const opensRecord = (pet: string): Step[] => [
  ['section', 'Pet Records'],
  ['press', 'link', `View profile of ${pet}`],
  ['see', 'heading', pet],
];
const writesTo = (chat: RegExp, text: string): Step[] => [
  ['section', 'Inbox'],
  ['press', 'link', chat],
  ['fill', 'textbox', /^Message to /, text],
  ['press', 'button', 'Send'],
  ['read', text],
];
const looksUp = (name: string): Step[] => [
  ['section', 'Directory'],
  ['fill', 'searchbox', /./, name],
  ['read', name],
];
const readsPaper = (title: string): Step[] => [
  ['find', title],
  ['see', 'heading', title],
  ['see', 'link', /new tab/],
];
const readsEmergencyHelp: Step[] = [
  ['find', 'Emergency help'],
  ['press', 'button', /poisonous/],
];
const editsProfile: Step[] = [
  ['section', 'Profile'],
  ['press', 'button', 'Edit'],
  ['fill', 'textbox', /^City/, 'Portland'],
  ['press', 'button', 'Cancel'],
];
const seesMembership: Step[] = [
  ['section', 'Membership'],
  ['see', 'region', 'Your membership'],
];

/** Five jobs of somebody of each role. */
const PEOPLE: Person[] = [
  {
    who: 'rosa',
    jobs: {
      'opens the record of a pet': opensRecord('Biscuit'),
      'opens the emergency sheet': [
        ['press', 'link', 'Emergency sheet for Biscuit'],
        ['see', 'button', 'Print'],
      ],
      'writes a message': writesTo(/^Lena Novak/, 'We are on our way.'),
      'asks for an appointment and is told what is missing': [
        ['find', 'Request an appointment'],
        ['press', 'button', 'Send request'],
        ['fill', 'textbox', /^What is it about/, 'Who walks the dog?'],
        ['press', 'button', 'Cancel'],
      ],
      'reads what to do in an emergency': readsEmergencyHelp,
    },
  },
  {
    who: 'sam',
    jobs: {
      'opens the record of a pet': opensRecord('Biscuit'),
      'writes a message': writesTo(/^Rosa Marchetti/, 'I can come at four.'),
      'edits the own card': [
        ['section', 'Caregivers'],
        ['press', 'link', /Sam Delgado/],
        ['press', 'button', 'Edit Profile'],
        ['press', 'button', 'Cancel'],
      ],
      'reads an agreement': readsPaper('Caretaker Agreement'),
      'looks someone up': looksUp('Lena Novak'),
    },
  },
  {
    who: 'theo',
    jobs: {
      'opens the record of a pet': [
        ['section', 'Pet Records'],
        ['press', 'link', /^View profile of /],
        ['see', 'region', 'Pet Record'],
      ],
      'writes a message': writesTo(/^The Marchetti Family Trust/, 'The papers are signed.'),
      'reads an agreement': readsPaper('Caretaker Agreement'),
      'looks someone up': looksUp('Sam Delgado'),
      'begins to edit the own profile': editsProfile,
    },
  },
  {
    who: 'sofia',
    jobs: {
      'opens the record of a pet': opensRecord('Biscuit'),
      'writes a message': writesTo(/^Rosa Marchetti/, 'The blood test is fine.'),
      'reads a guide': readsPaper('Caretaker Agreement'),
      'looks someone up': looksUp('Rosa Marchetti'),
      'sees the own membership': seesMembership,
    },
  },
  {
    who: 'amara',
    jobs: {
      'opens a submission that waits': [
        ['section', 'Forms'],
        ['press', 'link', /^Submissions/],
        ['press', 'button', /^View /],
        ['press', 'button', 'Close'],
      ],
      'finds a person': [
        ['section', 'Users'],
        ['fill', 'searchbox', /./, 'Sofia Vance'],
        ['press', 'link', 'Sofia Vance'],
        ['see', 'dialog', 'User Profile'],
      ],
      'opens a membership': [
        ['section', 'Memberships'],
        ['fill', 'searchbox', /./, 'Rosa'],
        ['read', 'Rosa Marchetti'],
      ],
      'opens the record of a pet': [
        ['find', 'Biscuit'],
        ['see', 'heading', 'Biscuit'],
      ],
      'begins to invite someone': [
        ['find', 'Invite someone'],
        ['fill', 'textbox', /Email/, 'new@example.com'],
        ['press', 'button', 'Cancel'],
      ],
    },
  },
  {
    who: 'lena',
    jobs: {
      'opens the record of a pet': opensRecord('Juno'),
      'writes a message': writesTo(/^Seattle foster circle/, 'I have the tall gate.'),
      'finds who takes animals in nearby': [
        ['section', 'Caregivers'],
        ['read', 'Sam Delgado'],
      ],
      'reads an agreement': readsPaper('Foster Home Agreement'),
      'looks someone up': looksUp('Rosa Marchetti'),
    },
  },
  {
    who: 'grace',
    jobs: {
      'begins to ask for a renewal': [
        ['press', 'link', /^Renew/],
        ['press', 'button', 'Ask the office to renew it'],
        ['press', 'button', 'Cancel'],
      ],
      'writes a message': writesTo(/^Rosa Marchetti/, 'Clover has hay.'),
      'reads a handout': readsPaper('Keeping Records that Help'),
      'looks someone up': looksUp('Lena Novak'),
      'reads what to do in an emergency': readsEmergencyHelp,
    },
  },
  {
    who: 'priya',
    jobs: {
      'opens the record of a pet': opensRecord('Biscuit'),
      'writes a message': writesTo(/^Board and office/, 'The cups are here.'),
      'reads a handout': readsPaper('Talking with Owners who Grieve'),
      'looks someone up': looksUp('Sam Delgado'),
      'begins to edit the own profile': editsProfile,
    },
  },
  {
    who: 'henry',
    jobs: {
      'reads a paper for attorneys': readsPaper('Pet Trust Deed, annotated Model'),
      'looks someone up': looksUp('Theo Okafor'),
      'begins to edit the own profile': editsProfile,
      'sees the own membership': seesMembership,
      'reads what to do in an emergency': readsEmergencyHelp,
    },
  },
  {
    who: 'margaret',
    jobs: {
      'writes a message': writesTo(/^Desmond/, 'Thank you for the figures.'),
      'reads a guide': readsPaper('How a Pet Trust Works, in Ten Steps'),
      'looks someone up': looksUp('Priya Raman'),
      'begins to edit the own profile': editsProfile,
      'reads what to do in an emergency': readsEmergencyHelp,
    },
  },
];

describe.each([
  { how: 'by keyboard alone', way: BY_KEYBOARD, viewport: DESKTOP },
  { how: 'by touch on a phone', way: BY_TOUCH, viewport: PHONE },
])('$how', ({ way, viewport }) => {
  describe.each(PEOPLE)('$who', ({ who, jobs }) => {
    let visit: Visit;
    beforeAll(async () => {
      visit = await arrive(system, who, { viewport });
    });
    afterAll(() => leave(visit));

    it.each(Object.entries(jobs))('%s', async (_job, steps) => {
      const { page } = visit;
      await page.goto('/');
      await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
      for (const step of steps) await take(page, way, step);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  });
});
