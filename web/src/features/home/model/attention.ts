import type { Home } from '@hearthside/contract/member/profile';

type Item = Home['attention'][number];

const WORDS: Record<Item['kind'], (count: number, detail: string) => string> = {
  complete_profile: () => 'Complete your profile, so that others can reach you',
  unread_messages: (count) =>
    count === 1 ? '1 unread message in your inbox' : `${count} unread messages in your inbox`,
  rejected_forms: (count) =>
    count === 1 ? '1 form was sent back to you' : `${count} forms were sent back to you`,
  open_forms: (count) =>
    count === 1 ? '1 form waits for your answers' : `${count} forms wait for your answers`,
  verify_members: (count) =>
    count === 1
      ? '1 person is waiting to be verified'
      : `${count} people are waiting to be verified`,
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
  membership_due: (_count, day) => `Your membership is to be renewed by ${day}`,
  membership_grace: (_count, days) => `Your membership was to be renewed by ${days}`,
  membership_lapsed: (_count, day) => `Your membership has lapsed on ${day}`,
  coming_appointment: (count, next) =>
    count === 1
      ? `Your next appointment: ${next}`
      : `Your next appointment: ${next} (and ${count - 1} more)`,
};

/** What needs the member's attention, in words. Zero counts are left out. */
export const attention = (items: readonly Item[]) =>
  items
    .filter(({ count }) => count > 0)
    .map(({ kind, count, link, detail }) => ({
      id: kind,
      text: WORDS[kind](count, detail),
      to: link,
    }));
