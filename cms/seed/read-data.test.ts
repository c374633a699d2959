import type * as fs from 'node:fs';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { demoBlogSchema } from './blogs/demo-blog';
import { demoFormSchema } from './forms/demo-form';
import { storiesSchema } from './forms/stories';
import { demoChatSchema } from './inbox/demo-chat';
import { demoItemSchema } from './library/demo-item';
import { standingSchema } from './memberships/standings';
import { peopleSchema } from './people';
import { demoPetSchema } from './pets/demo-pet';
import { html } from './notation';
import { parseData } from './read-data';

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  return { ...real, readFileSync: vi.fn(real.readFileSync) };
});

const DATA = path.resolve('seed', 'data');
const KINDS = {
  chats: z.array(demoChatSchema),
  pets: z.array(demoPetSchema),
  items: z.array(demoItemSchema),
  blogs: z.array(demoBlogSchema),
  standings: z.array(standingSchema),
  form: demoFormSchema,
  stories: storiesSchema,
  people: peopleSchema,
} as const;
const reading = (kind: keyof typeof KINDS, source: string) => () =>
  parseData(source, 'demo.yaml', KINDS[kind]);

const CHAT = `- opener: rosa
  picked: [sam]
  script: |
    2 days ago
    09:00 rosa: Hello
`;
const PET = `- owner: rosa
  species: cat
  name: Fig
  breed: Tabby
  gender: male
  age: 2
  weight: 9
  color: Brown
`;
const FORM = `title: Survey
about: How it goes.
roles: [trustee]
sections:
  - title: You
    questions:
`;

it('every data file of the demo is read by somebody', async () => {
  await import('./seed');
  const read = vi.mocked(readFileSync).mock.calls.map(([file]) => String(file));
  const files = readdirSync(DATA, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => path.join(DATA, name));
  expect(files.length).toBeGreaterThan(50);
  expect(read.filter((file) => file.startsWith(DATA)).sort()).toEqual(files.sort());
});

it('rich text is the same wherever its lines are broken', () => {
  const whole =
    '<h2>One</h2><ul><li>An <em>old</em> <strong>dog</strong></li></ul><p>And a cat.</p>';
  const broken = `<h2>One</h2>
<ul>
  <li>An <em>old</em>
    <strong>dog</strong></li>
</ul>
<p>
  And
  a cat.
</p>
`;
  expect([whole, broken].map((text) => html.parse(text))).toEqual([whole, whole]);
});

describe('a data file', () => {
  it('says what its schema makes of it', () => {
    expect(reading('chats', CHAT)()).toMatchObject([{ opener: 'rosa', picked: ['sam'] }]);
    const look = '  look: { coat: sand, ground: sage, eyes: green }\n';
    expect(reading('pets', `${PET}${look}  providers:\n    - groomer: suds\n`)()).toMatchObject([
      { look: { species: 'cat', coat: 'sand' }, providers: [['groomer', 'suds']] },
    ]);
    const question = '      - check: Are you well?\n        optional: true\n';
    expect(reading('form', FORM + question)()).toMatchObject({
      sections: [
        {
          about: '',
          questions: [{ type: 'multiple_choice', choices: ['Yes', 'No'], optional: true }],
        },
      ],
    });
  });

  it.each<[kind: keyof typeof KINDS, what: string, source: string, message: string]>([
    ['chats', 'an unknown key', `${CHAT}  openr: sam\n`, 'line 6, [0].openr: Unrecognized key'],
    [
      'chats',
      'somebody who is no member',
      CHAT.replace('[sam]', '[sam, smm]'),
      'line 2, [0].picked[1]: No demo member is called smm.',
    ],
    [
      'chats',
      'words of somebody who is no member',
      CHAT.replace('00 rosa', '00 rsoa'),
      'line 3, [0].script: No demo member is called rsoa.',
    ],
    [
      'chats',
      'a line that is none of a script',
      CHAT.replace('09:00 rosa: Hello', '9:00 rosa: Hello'),
      'line 3, [0].script: "9:00 rosa: Hello": It is no line of a script.',
    ],
    [
      'chats',
      'a key that is no member',
      `${CHAT}  unread: { smm: 1 }\n`,
      'line 6, [0].unread.smm: No demo member is called smm.',
    ],
    [
      'standings',
      'a missing field',
      '- who: rosa\n  days: 3\n- who: sam\n',
      'line 3, [1].days: It is missing.',
    ],
    [
      'pets',
      'a mistake in what depends on another field',
      `${PET}  look:\n    coat: sand\n    ground: sage\n    eyes: red\n`,
      'line 12, [0].look.eyes: Invalid option',
    ],
    [
      'pets',
      'neither a member nor an acquaintance',
      `${PET}  team: { caretaker: nobody }\n`,
      'line 9, [0].team.caretaker: No demo member and no acquaintance is called nobody.',
    ],
    [
      'people',
      'a number that is to be text',
      'places: {}\npeople:\n  - first: Nina\n    last: Farrow\n    role: pet_owner\n    state: new\n    phone: 5035550191\n',
      'line 7, .people[0].phone: Invalid input: expected string, received number. Put it between quotes.',
    ],
    [
      'people',
      'a place that is not listed',
      'places: {}\npeople:\n  - first: Nina\n    last: Farrow\n    role: pet_owner\n    state: new\n    phone: "1"\n    place: Rome\n',
      'line 8, .people[0].place: No place is called Rome.',
    ],
    [
      'form',
      'a question of an unknown kind',
      `${FORM}      - onee: Why?\n        options: [A]\n`,
      'line 7, .sections[0].questions[0]: It needs one of these keys: words, known, one',
    ],
    [
      'form',
      'a mistake within a question',
      `${FORM}      - known: Your name\n        from: name\n`,
      'line 8, .sections[0].questions[0].from: Invalid option',
    ],
    [
      'items',
      'an item that is nothing',
      '- title: Sheet\n',
      'line 1, [0]: It needs one of these keys: paper, picture, film, link.',
    ],
    [
      'items',
      'an unknown block of a paper',
      '- paper:\n    blocks:\n      - clause: One thing\n',
      'line 3, [0].paper.blocks[0]: It needs one of these keys: heading, text, clauses,',
    ],
    [
      'blogs',
      'a pet that nobody draws',
      '- cover:\n    behind: sage\n    pets: [old, unicorn]\n',
      'line 3, [0].cover.pets[1]: Nobody draws a pet that is called unicorn.',
    ],
    [
      'stories',
      'a time nobody can read',
      'otherWaysIn: []\nstories:\n  - form: conduct\n    who: sam\n    steps:\n      - sent: last week\n',
      'line 6, .stories[0].steps[0].sent: It has to be said as "12 days ago" or as "3 hours in".',
    ],
    [
      'chats',
      'the same key twice',
      '- opener: rosa\n  opener: sam\n',
      'Map keys must be unique at line 2',
    ],
  ])('of %s is refused with its name and the place for %s', (kind, _what, source, message) => {
    expect(reading(kind, source)).toThrow(message);
    expect(reading(kind, source)).toThrow(/^demo\.yaml[,:] /);
  });

  it('is refused for all that is wrong at once', () => {
    const wrong = reading('standings', '- who: rosa\n- who: smm\n  days: soon\n');
    expect(wrong).toThrow('line 1, [0].days: It is missing.');
    expect(wrong).toThrow('line 2, [1].who: No demo member is called smm.');
    expect(wrong).toThrow('line 3, [1].days: Invalid input: expected number, received string');
  });
});
