import { draft } from '@/lib/drafts/draft';

/** What a member searched for and chose on this device. It never leaves it. */
export interface Recent {
  searches: string[];
  chosen: { path: string; title: string; line: string; times: number }[];
}

const SEARCHES_MAX = 6;
const CHOSEN_MAX = 30;
const NONE: Recent = { searches: [], chosen: [] };

/** Encrypted like the drafts, so that nobody else on this device can read it, and gone when they are. */
const kept = (memberId: number) => draft<Recent>(memberId, 'search.recent');

export const readRecent = (memberId: number): Recent => ({ ...NONE, ...kept(memberId).read() });

export const clearRecent = (memberId: number) => kept(memberId).clear();

/** Remembers a search and what was chosen from it, the latest first. */
export function withChoice(
  { searches, chosen }: Recent,
  typed: string,
  hit: { path: string; title: string; line: string },
): Recent {
  const before = chosen.find(({ path }) => path === hit.path);
  const { path, title, line } = hit;
  const now = { path, title, line, times: (before?.times ?? 0) + 1 };
  const searched = typed.trim();
  return {
    searches: searched
      ? [searched, ...searches.filter((one) => one !== searched)].slice(0, SEARCHES_MAX)
      : searches,
    chosen: [now, ...chosen.filter((one) => one.path !== path)].slice(0, CHOSEN_MAX),
  };
}

export function rememberChoice(
  memberId: number,
  typed: string,
  hit: { path: string; title: string; line: string },
): void {
  kept(memberId).write(withChoice(readRecent(memberId), typed, hit));
}

/** What the last page that was chosen counts for, in times. Each one before it counts for less. */
const NEWEST_WORTH = 3;

/**
 * How likely each page is meant again, by its path: how often it was chosen, and how recently by its place among those
 * chosen. Pages that were chosen equally often thus differ by which was the last, and one of long ago loses its lead to
 * one that is used now.
 */
export function likelihoods(chosen: Recent['chosen']): ReadonlyMap<string, number> {
  return new Map(
    chosen.map(({ path, times }, place) => [path, times + NEWEST_WORTH * (1 - place / CHOSEN_MAX)]),
  );
}
