import {
  matchOf,
  MATCHES_ELSEWHERE,
  matchOfShare,
  plainWords,
  RANKS,
} from '@hearthside/contract/search/ranking';
import type { WordGroups } from './text-index';
import { isWord } from './whole-word';

/** Another way to say a word counts a little less than the word itself. */
const OTHER_WAY = 0.9;

/**
 * How well a title matches what is typed: the lower, the better. One that has not all typed words also goes by the
 * other ways to say them (`widenedBy`).
 */
export function matchOfTitle(title: string, typed: string, groups: WordGroups): number {
  const own = matchOf(title, typed);
  if (own <= RANKS.indexOf('all words') || groups.length === 0) return own;
  const said = plainWords(title);
  const isSaid = (way: readonly string[]) =>
    way.every((word) => said.some((one) => isWord(one, word)));
  const shares = groups.map(([own = [], ...others]) => {
    if (isSaid(own)) return 1;
    return others.some(isSaid) ? OTHER_WAY : 0;
  });
  const share = shares.reduce<number>((sum, one) => sum + one, 0) / groups.length;
  return share === 0 ? MATCHES_ELSEWHERE : matchOfShare(share);
}
