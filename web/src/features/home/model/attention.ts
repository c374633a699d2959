import { COUNTED_MAX } from '@hearthside/contract/inbox/office-fields';
import type { Home } from '@hearthside/contract/member/home';

type Item = Home['attention'][number];
type Kind = Item['kind'];

const WORDS: Record<Kind, (count: number, detail: string) => string> = {
  second_factor_due: (_count, day) => `Set up two-step sign-in by ${day}`,
  complete_profile: () => 'Complete your profile so others can reach you',
  unread_messages: (count) =>
    count === 1 ? '1 unread message in your inbox' : `${count} unread messages in your inbox`,
  rejected_forms: (count) =>
    count === 1 ? '1 form was sent back to you' : `${count} forms were sent back to you`,
  open_forms: (count) => (count === 1 ? '1 form to fill out' : `${count} forms to fill out`),
  verify_members: (count) =>
    count === 1
      ? '1 person is waiting to be verified'
      : `${count} people are waiting to be verified`,
  waiting_room: (_count, who) => `In the waiting room: ${who}`,
  waiting_chats: (count, longest) =>
    count === 1
      ? `1 person has been waiting ${longest} for an answer`
      : `${count < COUNTED_MAX ? count : `${COUNTED_MAX} or more`} people are waiting for an answer, the longest for ${longest}`,
  review_submissions: (count) =>
    count === 1
      ? '1 form submission is waiting for review'
      : `${count} form submissions are waiting for review`,
  confirm_appointments: (count) =>
    count === 1
      ? '1 appointment is waiting for your answer'
      : `${count} appointments are waiting for your answer`,
  lapsing_memberships: (count, standing) =>
    count === 1 ? `1 membership is ${standing}` : `${count} memberships are ${standing}`,
  pending_donations: (count) =>
    count === 1 ? '1 donation is still pending' : `${count} donations are still pending`,
  membership_due: (_count, day) => `Renew your membership by ${day}`,
  membership_grace: (_count, days) => `Your membership was due by ${days}`,
  membership_lapsed: (_count, day) => `Your membership expired on ${day}`,
  coming_appointment: (count, next) =>
    count === 1
      ? `Your next appointment: ${next}`
      : `Your next appointment: ${next} (and ${count - 1} more)`,
};

/** What can be done about it, on the button of an item or of each one in it. */
const VERBS: Record<Kind, string> = {
  second_factor_due: 'Set up',
  complete_profile: 'Complete',
  unread_messages: 'Read',
  rejected_forms: 'Revise',
  open_forms: 'Fill out',
  verify_members: 'Verify',
  waiting_room: 'Open',
  waiting_chats: 'Answer',
  review_submissions: 'Review',
  confirm_appointments: 'Answer',
  lapsing_memberships: 'Open',
  pending_donations: 'Open',
  membership_due: 'Renew',
  membership_grace: 'Renew',
  membership_lapsed: 'Renew',
  coming_appointment: 'Open',
};

/** One of those an item counts, by name. */
export type Waiting = Item['first'][number] & { verb: string };

/** An item in words, with what can be done about it. */
export interface AttentionLine {
  id: Kind;
  text: string;
  to: string;
  /** What the target page is told. */
  state?: { edit: true };
  verb: string;
  /** The first of them by name. If there are any, the verb is on each of them and not on the item. */
  first: Waiting[];
}

/** A form that was begun is gone on with. Its note says how far it is. */
const verbOf = (kind: Kind, note: string) =>
  kind === 'open_forms' && note !== '' ? 'Continue' : VERBS[kind];

/** What needs the member's attention, in words. Zero counts are left out. */
export const attention = (items: readonly Item[]): AttentionLine[] =>
  items
    .filter(({ count }) => count > 0)
    .map(({ kind, count, link, detail, first }) => ({
      id: kind,
      text: WORDS[kind](count, detail),
      to: link,
      // Whoever comes to complete their profile finds its form open.
      ...(kind === 'complete_profile' && { state: { edit: true } }),
      verb: VERBS[kind],
      first: first.map((one) => ({ ...one, verb: verbOf(kind, one.note) })),
    }));

/**
 * The items that are listed: the next appointment has a card of its own, and so do unread messages once it is known in
 * which chats they are.
 */
export const listed = ({ attention: items, unread }: Pick<Home, 'attention' | 'unread'>): Item[] =>
  items.filter(
    ({ kind }) =>
      kind !== 'coming_appointment' && (kind !== 'unread_messages' || unread.length === 0),
  );
