/** What tests read in a mail, and the names they have it written with. */
import type { Chat } from '@hearthside/contract/inbox/fields';
import type { SystemProblem } from '@hearthside/contract/system/state';
import type { Arrival } from '../subject';

/** Ordinary names, and names as an attacker would type them. */
export const NAMES = {
  usual: { organization: 'Hearthside', first: 'Fay', last: 'Delgado', thing: 'Intake of cats' },
  hostile: {
    organization: 'Paws & <i>"Home"</i>',
    first: '<b>Fay',
    last: 'O\'Neil"><img src=x>',
    thing: '</h1><script>alert(1)</script>',
  },
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The visible text of a mail's HTML, as one line. */
export const readable = (html: string): string =>
  html
    .replace(/^[^]*<body[^>]*>/, '')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ');

/** The values of all attributes of this name, in their order. */
export const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

/** A job that broke off. */
export const brokenJob = (thing: string): SystemProblem => ({
  cause: 'job.sweep',
  severity: 'bad',
  title: 'Nightly cleanup: failed',
  line: `It broke off at ${thing}.`,
});

/** Seven stories and an item of the library, published in the first days of a month. */
export const arrivalsCalled = (thing: string): Arrival[] =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((day) => ({
    key: `blog:${day}`,
    at: new Date(`2027-03-0${day}T12:00:00Z`),
    path: `/blogs/${day}`,
    category: day === 8 ? 'library' : 'pet_care',
    title: `${thing} ${day}`,
    excerpt: `About ${thing}.\nAnd more.`,
    listPath: () => '/blogs',
    canSee: () => true,
  }));

/** A new address that somebody gave. */
export const NEW = 'new@example.com';

/** A sign-in on a new device. */
export const SIGN_IN = { device: 'Firefox on Windows', when: 'Thu, Nov 26, 9:41 PM Pacific' };

/** A chat with unread messages, as far as a mail tells of one. */
export const chat = (name: string, unread: number) =>
  ({
    id: unread,
    name,
    unread,
    unreadMentions: 0,
    notifications: true,
    members: [],
  }) as unknown as Chat;

/** A confirmed call with a member, in the words of a test. */
export const appointmentOf = (names: Record<'first' | 'last' | 'thing', string>) => ({
  ...{
    id: 5,
    sessionNumber: 1,
    kind: 'call' as const,
    state: 'confirmed' as const,
    minutes: 60,
    revision: 1,
  },
  date: '2027-03-15',
  time: '10:00',
  timeZone: 'America/New_York',
  startsAt: '2027-03-15T14:00:00Z',
  endsAt: '2027-03-15T15:00:00Z',
  updatedAt: 0,
  location: names.thing,
  about: `About ${names.thing}`,
  phone: '503 555 0123',
  wish: null,
  answer: null,
  before: null,
  changedBy: null,
  changedById: null,
  member: { id: 3, firstName: names.first, lastName: names.last, deletedAt: null },
});

/** What was decided about somebody's answers. */
export const decisionOn = (title: string) => ({
  formId: 4,
  title,
  approved: false,
  at: new Date('2027-03-01T17:00:00Z'),
  canResend: true,
  message: '',
  undo: null,
});

/** When an appointment was, or is to be. */
export const MOVED = { date: '2027-03-16', time: '11:30', timeZone: 'America/New_York' };
