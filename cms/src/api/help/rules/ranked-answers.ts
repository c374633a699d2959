import {
  matchOf,
  MATCHES_ELSEWHERE,
  matchOfShare,
  plainWords,
  RANKS,
} from '@hearthside/contract/search/ranking';
import type { WordGroups } from '../../../search/text-index';

/** Another way to say a word counts a little less than the word itself. */
const OTHER_WAY = 0.9;

/**
 * How well a question matches what is typed: the lower, the better. One that has not all typed words also goes by the
 * other ways to say them (`widenedBy`).
 */
export function matchOfQuestion(question: string, typed: string, groups: WordGroups): number {
  const own = matchOf(question, typed);
  if (own <= RANKS.indexOf('all words') || groups.length === 0) return own;
  const said = plainWords(question);
  const isSaid = (way: readonly string[]) =>
    way.every((word) => said.some((one) => one.startsWith(word)));
  const shares = groups.map(([own = [], ...others]) => {
    if (isSaid(own)) return 1;
    return others.some(isSaid) ? OTHER_WAY : 0;
  });
  const share = shares.reduce<number>((sum, one) => sum + one, 0) / groups.length;
  return share === 0 ? MATCHES_ELSEWHERE : matchOfShare(share);
}

/**
 * Answers by how well their questions match what is typed, with how well they do. What matches equally well stays in
 * its order, but of those found by their texts alone, the help for emergencies comes first.
 */
export function rankedAnswers<Row extends { question: string; place?: string | null }>(
  rows: readonly Row[],
  typed: string,
  groups: WordGroups = [],
): { row: Row; match: number }[] {
  const urgency = ({ row, match }: { row: Row; match: number }) =>
    match === MATCHES_ELSEWHERE && row.place === 'emergencies' ? 0 : 1;
  return rows
    .map((row) => ({ row, match: matchOfQuestion(row.question, typed, groups) }))
    .sort((a, b) => a.match - b.match || urgency(a) - urgency(b));
}
