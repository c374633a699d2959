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
  responses: (count) => `Has filled out ${count === 1 ? '1 form' : `${count} forms`}`,
};

const lineOf = ({ kind, count, names }: Dependent) =>
  `${BELONGING_LINES[kind](count)}: ${listed(names, count)}`;

/** What belongs to a person, one line per kind: 'Assigned to 2 trusts: A, B'. Kinds without anything have no line. */
export const dependentLines = (belongings: readonly Dependent[]): string[] =>
  belongings.filter(({ count }) => count > 0).map(lineOf);

/** What becomes of it once a person is erased, which is 30 days after they are deleted. */
const FATES: Record<DependentKind, string> = {
  trusts: 'The trusts stay, without them.',
  pets: 'The pets and their records stay, without an owner.',
  care: 'The pets stay. Choose below who takes their place.',
  chats: 'What they wrote stays, without their name.',
  appointments: 'Deleted with them.',
  membership: 'Deleted with them.',
  donations: 'They stay in the books, under the name they were given.',
  responses: 'Accepted ones still count in reports, without name and texts. The rest are deleted.',
};

/** The same lines with what becomes of each once the person is erased. */
export const dependentFates = (
  belongings: readonly Dependent[],
): { line: string; fate: string }[] =>
  belongings
    .filter(({ count }) => count > 0)
    .map((one) => ({ line: lineOf(one), fate: FATES[one.kind] }));

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
