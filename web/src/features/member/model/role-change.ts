import type { Role } from '@hearthside/contract/access';
import { sectionsFor, type Section } from '@hearthside/contract/section';

// Compared by label: those who manage the library and those who read it both see "Library".
const without = (some: readonly Section[], others: readonly Section[]) =>
  some.map(({ label }) => label).filter((label) => !others.some((other) => other.label === label));

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** What a new role means for somebody, one sentence each: the sections they gain, and those they lose. */
export function roleLines(from: Role, to: Role, verified: boolean): string[] {
  const before = sectionsFor({ role: from, verified: true });
  const after = sectionsFor({ role: to, verified: true });
  const gained = without(after, before);
  const lost = without(before, after);
  const who = verified ? 'They' : 'Once verified, they';
  return [
    ...(gained.length > 0 ? [`${who} can then open ${LIST.format(gained)}.`] : []),
    ...(lost.length > 0 && verified ? [`They can no longer open ${LIST.format(lost)}.`] : []),
  ];
}
