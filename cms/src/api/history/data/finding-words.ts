import type { Finding } from './checking';

const WHAT: Record<Finding['what'], string> = {
  changed: 'changed',
  removed: 'removed',
  added: 'added or dated later',
  chain: 'out of the chain',
};
const LISTED = 5;

const listed = (findings: readonly Finding[]) => {
  const numbers = findings.slice(0, LISTED).map(({ number }) => number);
  return findings.length > LISTED ? `${numbers.join(', ')} and more` : numbers.join(', ');
};

/** What a check of the history has found, in one line: 'History entries were changed: 12, 14.' */
export function findingWords(findings: readonly Finding[]): string {
  const kinds = Object.keys(WHAT) as Finding['what'][];
  return kinds
    .flatMap((what) => {
      const these = findings.filter((one) => one.what === what);
      if (these.length === 0) return [];
      const of = what === 'chain' ? 'History links are' : 'History entries were';
      return [`${of} ${WHAT[what]}: ${listed(these)}.`];
    })
    .join(' ');
}
