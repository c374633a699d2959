import { MATCHES_ELSEWHERE } from '@hearthside/contract/search/ranking';
import { matchOfTitle } from '../../../search/match-of-title';
import type { WordGroups } from '../../../search/text-index';

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
    .map((row) => ({ row, match: matchOfTitle(row.question, typed, groups) }))
    .sort((a, b) => a.match - b.match || urgency(a) - urgency(b));
}
