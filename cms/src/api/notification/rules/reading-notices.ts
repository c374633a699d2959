/** What the bell says of what is new to read: one line for what came out in a category on a day. */
import {
  READING_CATEGORIES,
  type ReadingCategory,
} from '@hearthside/contract/notification/reading';
import { clipped } from '../../../text/clipped';
import type { Member } from '../../../auth/member-cache';
import type { Arrival } from '../../../subject';

/** A line of the bell. */
export interface ReadingLine {
  title: string;
  body: string;
  link: string;
}

/** A line that a member has, with what it told of. */
export interface ToldLine extends ReadingLine {
  id: number;
  /** Its category and day, and whose it is. */
  onceKey: string;
  /** The keys of the arrivals it has told of, also of those that are gone. */
  told: readonly string[];
  /** Everything it told of is gone. */
  isHidden: boolean;
}

/** What becomes of a line, or of one that is not there yet. */
export interface LineChange {
  onceKey: string;
  /** The line so far. */
  before: ToldLine | null;
  /** Null if nothing is left of what it told of. */
  line: ReadingLine | null;
  told: readonly string[];
  /** When the newest came out that it had not told of; null if it has nothing new to tell. */
  newest: Date | null;
}

const NAMED = 3;
const listed = new Intl.ListFormat('en-US');

/** How many there are of a category, in words. */
function titleOf(count: number, category: ReadingCategory): string {
  const where = category === 'library' ? 'the library' : READING_CATEGORIES[category];
  const [one, many] = category === 'library' ? ['item', 'items'] : ['story', 'stories'];
  return count === 1 ? `A new ${one} in ${where}` : `${count} new ${many} in ${where}`;
}

/** The first few titles, and how many more there are. */
function titlesOf(arrivals: readonly Arrival[]): string {
  const named = arrivals.slice(0, NAMED).map(({ title }) => `\u201c${title}\u201d`);
  const more = arrivals.length - NAMED;
  return listed.format(more > 0 ? [...named, `${more} more`] : named);
}

function lineOf(
  [first, ...others]: readonly [Arrival, ...Arrival[]],
  member: Pick<Member, 'role' | 'verified'>,
): ReadingLine {
  const all = [first, ...others];
  return {
    title: clipped(titleOf(all.length, first.category)),
    body: titlesOf(all),
    link: others.length === 0 ? first.path : first.listPath(member),
  };
}

/** What belongs into one line. */
interface Group {
  before: ToldLine | null;
  /** What may be read of it, the newest first. */
  shown: Arrival[];
  /** What of that the line has not told of. */
  fresh: Arrival[];
}
const emptyGroup = (before: ToldLine | null): Group => ({ before, shown: [], fresh: [] });

const isSame = (one: ReadingLine, other: ReadingLine) =>
  one.title === other.title && one.body === other.body && one.link === other.link;

/**
 * Compares the lines a member has with what may be read now. What a line has told of stays in that line, also under
 * another category, so that nothing is told twice. `seen` is what the member may read, the newest first.
 */
export function lineChanges(
  member: Pick<Member, 'id' | 'role' | 'verified'>,
  lines: readonly ToldLine[],
  seen: readonly Arrival[],
  rules: { isWanted: (arrival: Arrival) => boolean; dayOf: (moment: Date) => string },
): LineChange[] {
  const groups = new Map(lines.map((line) => [line.onceKey, emptyGroup(line)]));
  const toldIn = new Map(lines.flatMap(({ told, onceKey }) => told.map((key) => [key, onceKey])));
  for (const arrival of seen) {
    const isFresh = !toldIn.has(arrival.key);
    if (isFresh && !rules.isWanted(arrival)) continue;
    const { category, at } = arrival;
    const key =
      toldIn.get(arrival.key) ?? `reading:${category}:${rules.dayOf(at)}-${String(member.id)}`;
    const group = groups.get(key) ?? emptyGroup(null);
    group.shown.push(arrival);
    if (isFresh) group.fresh.push(arrival);
    groups.set(key, group);
  }
  return [...groups].flatMap(([onceKey, { before, shown, fresh }]): LineChange[] => {
    const [first, ...others] = shown;
    const line = first ? lineOf([first, ...others], member) : null;
    const told = [...(before?.told ?? []), ...fresh.map(({ key }) => key)];
    const stays =
      before !== null &&
      fresh.length === 0 &&
      (line === null ? before.isHidden : !before.isHidden && isSame(before, line));
    return stays ? [] : [{ onceKey, before, line, told, newest: fresh[0]?.at ?? null }];
  });
}
