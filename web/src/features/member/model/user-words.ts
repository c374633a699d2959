import type { Belonging, BelongingKind } from '@hearthside/contract/user';

/** 'A, B and 3 more', from the first few names and how many there are. */
function listed(names: readonly string[], count: number): string {
  const more = count - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}

const BELONGING_LINES: Record<BelongingKind, (count: number) => string> = {
  trusts: (count) => `Assigned to ${count === 1 ? '1 trust' : `${count} trusts`}`,
};

/** What hangs on a person, a line each: 'Assigned to 2 trusts: A, B'. Nothing gives no line. */
export const belongingLines = (belongings: readonly Belonging[]): string[] =>
  belongings
    .filter(({ count }) => count > 0)
    .map(({ kind, count, names }) => `${BELONGING_LINES[kind](count)}: ${listed(names, count)}`);

/** '1 user', '3 users'. */
export const users = (count: number) => (count === 1 ? '1 user' : `${count} users`);

/** '1 person', '1,204 people'. */
export const people = (count: number) =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`;

/** What came of verifying many: '3 users verified', or that there was nothing to do. */
export function verifiedMany(changed: number, verified: boolean): string {
  const word = verified ? 'verified' : 'unverified';
  return changed === 0 ? `They are all ${word} already` : `${users(changed)} ${word}`;
}
