import { appointmentPages } from '../appointment/pages';
import { blogPages } from '../blog/pages';
import { donationPages } from '../donation/pages';
import { formPages } from '../form/pages';
import { helpPages } from '../help/pages';
import { inboxPages } from '../inbox/pages';
import { libraryPages } from '../library/pages';
import { memberPages } from '../member/pages';
import { membershipPages } from '../membership/pages';
import { petPages } from '../pet/pages';
import { trustPages } from '../trust/pages';

/** What the audit has to know about the objects of a kind. */
interface KindOfObject {
  /** What the filter of the audit calls them: 'Trusts'. */
  label: string;
  /** What stands before a name in a sentence: 'the trust '. Empty where the name says it all. */
  before: string;
  /** Whose it is belongs to its name: 'the appointment Checkup for Rosa Marchetti'. */
  namesWhose?: true;
  /** What changes, as an empty history says it: 'Changes to this trust appear here'. */
  thisOne: string;
  /** Its page in the portal. What is only in the panel has none. */
  page: (id: number) => string | undefined;
}

const none = () => undefined;

/** The kinds of objects that have a history. Later subjects add their own. */
export const KINDS_OF_OBJECTS = {
  member: { label: 'People', before: '', thisOne: 'this person', page: memberPages.user },
  trust: {
    label: 'Trusts',
    before: 'the trust ',
    thisOne: 'this trust and its people',
    page: trustPages.detail,
  },
  pet: { label: 'Pets', before: '', thisOne: 'this pet', page: petPages.detail },
  form: { label: 'Forms', before: 'the form ', thisOne: 'this form', page: formPages.editor },
  library: {
    label: 'Library',
    before: 'the library item ',
    thisOne: 'this item',
    page: libraryPages.item,
  },
  blog: {
    label: 'Blogs',
    before: 'the blog ',
    thisOne: 'this blog',
    page: () => blogPages.manage,
  },
  help: {
    label: 'Help',
    before: 'the help answer ',
    thisOne: 'this answer',
    page: () => helpPages.home,
  },
  appointment: {
    label: 'Appointments',
    before: 'the appointment ',
    namesWhose: true,
    thisOne: 'this appointment',
    page: appointmentPages.detail,
  },
  membership: {
    label: 'Memberships',
    before: 'the membership of ',
    thisOne: 'this membership',
    page: membershipPages.detail,
  },
  plan: {
    label: 'Plans',
    before: 'the plan ',
    thisOne: 'this plan',
    page: () => membershipPages.plans,
  },
  donation: {
    label: 'Donations',
    before: 'the gift from ',
    thisOne: 'this donation',
    page: donationPages.detail,
  },
  settings: { label: 'Settings', before: 'the settings ', thisOne: 'the settings', page: none },
  page: { label: 'Pages', before: 'the page ', thisOne: 'this page', page: none },
  chat: { label: 'Chats', before: 'the chat ', thisOne: 'this chat', page: inboxPages.chat },
  // By the id of the member. 0 where nobody has the address that was typed.
  session: {
    label: 'Sign-ins',
    before: '',
    thisOne: 'these sign-ins',
    page: (id) => (id === 0 ? undefined : memberPages.user(id)),
  },
  // Lists that were exported, which have no id.
  list: { label: 'Exports', before: 'the list ', thisOne: 'these exports', page: none },
} as const satisfies Record<string, KindOfObject>;

export type HistoryKind = keyof typeof KINDS_OF_OBJECTS;
export const HISTORY_KINDS = Object.keys(KINDS_OF_OBJECTS) as [HistoryKind, ...HistoryKind[]];

/** Of something whose kind only a newer server knows, the name is said, and nothing leads to it. */
const UNKNOWN: KindOfObject = { label: '', before: '', thisOne: 'this', page: none };

/** What the audit has to know about a kind. */
export const kindOfObject = (kind: HistoryKind): KindOfObject => KINDS_OF_OBJECTS[kind] ?? UNKNOWN;

/** What the filter of the audit calls each kind. */
export const HISTORY_KIND_LABELS = Object.fromEntries(
  HISTORY_KINDS.map((kind) => [kind, KINDS_OF_OBJECTS[kind].label]),
) as Record<HistoryKind, string>;
