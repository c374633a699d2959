import type { Dependent, DependentKind } from '@hearthside/contract/member/users';

/** 'A, B and 3 more', from the first few names and the total. */
function listed(names: readonly string[], count: number): string {
  const more = count - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}

const BELONGING_LINES: Record<DependentKind, (count: number) => string> = {
  trusts: (count) => `Assigned to ${count === 1 ? '1 trust' : `${count} trusts`}`,
  pets: (count) => `Owns ${count === 1 ? '1 pet' : `${count} pets`}`,
  care: (count) => `Cares for ${count === 1 ? '1 pet' : `${count} pets`}`,
  chats: (count) => `Takes part in ${count === 1 ? '1 chat' : `${count} chats`}`,
  appointments: (count) => `Has ${count === 1 ? '1 appointment' : `${count} appointments`}`,
  membership: () => 'Has a membership',
  donations: (count) => `Has given ${count === 1 ? '1 donation' : `${count} donations`}`,
  responses: (count) => `Has filled ${count === 1 ? '1 form' : `${count} forms`}`,
};

/** What belongs to a person, one line per kind: 'Assigned to 2 trusts: A, B'. Kinds without anything have no line. */
export const dependentLines = (belongings: readonly Dependent[]): string[] =>
  belongings
    .filter(({ count }) => count > 0)
    .map(({ kind, count, names }) => `${BELONGING_LINES[kind](count)}: ${listed(names, count)}`);

/** '1 user', '3 users'. */
export const users = (count: number) => (count === 1 ? '1 user' : `${count} users`);

/** '1 person', '1,204 people'. */
export const people = (count: number) =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`;

/** '1 device', '3 devices'. */
export const devices = (count: number) => (count === 1 ? '1 device' : `${count} devices`);

/** '1 invitation', '12 invitations'. */
export const invitations = (count: number) =>
  count === 1 ? '1 invitation' : `${count.toLocaleString('en-US')} invitations`;
