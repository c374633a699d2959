/**
 * The help center: its topics, texts and limits (part 2 §2, §3, §4, §5, §8, §9; rulings 22, 23). Must not import zod.
 */

/**
 * What a button in a help panel does: opens a chat with the team, asks for an appointment, makes a call, or starts a
 * request.
 */
export type HelpAction = 'contact' | 'schedule' | 'call' | 'request';

interface HelpTopicText {
  /** The card's name. */
  card: string;
  /** The page's title. */
  title: string;
  description: string;
  buttons: readonly { label: string; action: HelpAction }[];
}

const CONTACT_AND_CALL = [
  { label: 'Contact Support', action: 'contact' },
  { label: 'Schedule a Call', action: 'schedule' },
] as const;

/** The topics with their own questions and answers (part 2 §3), in the order of the cards. */
export const HELP_TOPICS = {
  forms: {
    card: 'Forms',
    title: 'Forms',
    description: 'Fill out, send and track your forms',
    buttons: CONTACT_AND_CALL,
  },
  inbox: {
    card: 'Inbox',
    title: 'Inbox',
    description: 'Send and receive messages and files',
    buttons: CONTACT_AND_CALL,
  },
  profile: {
    card: 'Profile',
    title: 'Profile Dashboard',
    description: 'Update your personal information and settings',
    buttons: CONTACT_AND_CALL,
  },
  finances: {
    card: 'Finances',
    title: 'Finances',
    description: 'Manage your financial information and payments',
    buttons: [
      { label: 'Contact Finance Team', action: 'contact' },
      { label: 'Schedule a Call', action: 'schedule' },
    ],
  },
  pet_care: {
    card: 'Pet Care',
    title: 'Pet Care',
    description: 'Information about pet care and health',
    buttons: [
      { label: 'Contact Pet Care Team', action: 'contact' },
      { label: 'Emergency Contact', action: 'call' },
    ],
  },
  vacations: {
    card: 'Vacations',
    title: 'Vacations',
    description: 'Plan and manage pet care during vacations',
    buttons: [
      { label: 'Contact Vacation Team', action: 'contact' },
      { label: 'Schedule Planning Call', action: 'schedule' },
    ],
  },
  care_team: {
    card: 'Care Teams',
    title: 'Care Team',
    description: 'Manage your pet care team and caregivers',
    buttons: [],
  },
  library: {
    card: 'Library',
    title: 'Using the Library',
    description: 'Access resources, documents, and guides',
    buttons: [
      { label: 'Contact Library Team', action: 'contact' },
      { label: 'Request Materials', action: 'request' },
    ],
  },
} as const satisfies Record<string, HelpTopicText>;
export type HelpTopic = keyof typeof HELP_TOPICS;

/** Pages of the help center besides the topics: the same for everybody, written in the panel. */
export const HELP_PAGES = {
  emergencies: {
    card: 'Emergencies',
    title: 'Emergencies',
    description: 'Emergency procedures and contact information',
    buttons: [
      { label: 'Emergency Hotline', action: 'call' },
      { label: 'Contact Support', action: 'contact' },
    ],
  },
  faq: {
    card: 'FAQ',
    title: 'Frequently Asked Questions',
    description: 'What members ask most often',
    buttons: [],
  },
} as const satisfies Record<string, HelpTopicText>;
export type HelpPage = keyof typeof HELP_PAGES;

/** Every place that an answer can belong to. */
export const HELP_PLACES = { ...HELP_TOPICS, ...HELP_PAGES };
export type HelpPlace = keyof typeof HELP_PLACES;

/**
 * Whether admins write a place's answers in the portal. The emergency help is the same for everybody and is written
 * only in the panel (part 2 §6).
 */
export const isWrittenInPortal = (place: HelpPlace): boolean => place !== 'emergencies';

/** The order of the start page's cards. */
export const HELP_CARDS: readonly HelpPlace[] = [
  'forms',
  'inbox',
  'profile',
  'finances',
  'pet_care',
  'vacations',
  'care_team',
  'emergencies',
  'library',
];

/** The limits of an answer's fields. */
export const HELP_LIMITS = { question: 240, answer: 20_000, videoUrl: 500 } as const;

/** The limits of a word and of what means the same: letters of each, and how many. */
export const SYNONYM_LIMITS = { word: 60, same: 400, sameCount: 12, shortest: 2 } as const;

/** Ids in the portal include their topic (part 2 §3). The API's are numbers. */
export const helpKey = (topic: HelpPlace, id: number): string => `${topic}-${id}`;
/** The number in such an id. Null for a new one. */
export const helpNumber = (topic: HelpPlace, key: string): number | null => {
  const rest = key.startsWith(`${topic}-`) ? key.slice(topic.length + 1) : key;
  return /^\d{1,9}$/.test(rest) ? Number(rest) : null;
};

/** Texts of part 2 §2, §4, §5 and §8, word for word. */
export const HELP_TEXTS = {
  back: 'Help Center',
  search: 'Search...',
  showVideo: 'Show Video',
  hideVideo: 'Hide Video',
  needMore: 'Need More Help?',
  needNow: 'Need Immediate Help?',
  none: (topic: string) => `No ${topic} help found`,
  noneHint: 'Try searching with different keywords or browse all topics by clearing the search.',
  add: 'Add Q&A',
  newQuestion: 'New Question',
  newAnswer: 'Your answer here.',
  unwritten: 'This is still the placeholder text. Please write your own.',
  saveFailed: 'Save failed',
  deleteFailed: 'Delete failed',
  quickActions: 'Quick Actions',
  contactSupport: 'Contact Support',
  faq: 'FAQ',
  videoTutorials: 'Video Tutorials',
  always: 'Available 24/7',
  // Not in the specification:
  helpful: 'Was this helpful?',
  conflict: 'Someone else changed this answer since you opened it.',
} as const;
