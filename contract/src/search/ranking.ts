/** Capitals and accents don't matter to whoever searches: 'zoe' finds Zoë. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** An apostrophe within a word is left out, because many don't type it. */
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
const withoutApostrophes = (word: string) => plain(word).replace(/['’]/g, '');

/** The words of a text, without capitals, accents and apostrophes. */
export const plainWords = (text: string): string[] =>
  (text.normalize('NFC').match(WORD) ?? []).map(withoutApostrophes);

/** Words that say nothing about what is searched for, as in 'how do I print this'. */
const SMALL = new Set(
  [
    'a an the this that there i my me mine we us our you your it its is are was be been am do does did',
    'can could may would should how what when where who which to of in on at for from with and or',
    'if get got make need want please go going',
  ]
    .join(' ')
    .split(' '),
);
export const isSmallWord = (word: string): boolean => SMALL.has(word);

/** The words that tell what is searched for; all of them if none does. */
function mainWords(words: readonly string[]): readonly string[] {
  const main = words.filter((word) => !SMALL.has(word));
  return main.length > 0 ? main : words;
}

/** How well a title matches, from the best to the worst. */
export const RANKS = ['title', 'beginning', 'all words', 'some words', 'elsewhere'] as const;
export type Rank = (typeof RANKS)[number];

/**
 * How well a title matches what is typed: it is the title, the title begins with it, each of its words begins a word of
 * the title, some main words do, or none does (then it was found by its text).
 */
export function rankOf(title: string, typed: string): Rank {
  const words = plainWords(typed);
  const said = plainWords(title);
  const whole = words.join(' ');
  if (words.length === 0) return 'elsewhere';
  if (said.join(' ') === whole) return 'title';
  if (said.join(' ').startsWith(whole)) return 'beginning';
  const isSaid = (word: string) => said.some((one) => one.startsWith(word));
  if (words.every(isSaid)) return 'all words';
  return mainWords(words).some(isSaid) ? 'some words' : 'elsewhere';
}

/** How well a title matches that has this share of the words, from more than 0 to 1. */
export const matchOfShare = (share: number): number => RANKS.indexOf('some words') - SHARED * share;
/** Less than 1, so that no share is as good as all words. */
const SHARED = 0.9;
/** How well something matches whose title has none of the words. */
export const MATCHES_ELSEWHERE = RANKS.indexOf('elsewhere');

/** How well something matches that has only other ways to say what is typed: after all that has the typed words. */
export const matchOfOtherWay = (match: number): number => MATCHES_ELSEWHERE + (1 + match) / 10;

/** How well a title matches, as a number: the better, the lower. Of two with some words, the one with more is better. */
export function matchOf(title: string, typed: string): number {
  const rank = rankOf(title, typed);
  if (rank !== 'some words') return RANKS.indexOf(rank);
  const words = mainWords(plainWords(typed));
  const said = plainWords(title);
  const begun = words.filter((word) => said.some((one) => one.startsWith(word)));
  return matchOfShare(begun.length / words.length);
}

/** Sorts by how well the titles match. What matches equally well stays in its order. */
export const byRank = <One extends { title: string }>(all: readonly One[], typed: string): One[] =>
  all
    .map((one) => ({ one, match: matchOf(one.title, typed) }))
    .sort((a, b) => a.match - b.match)
    .map(({ one }) => one);

/** Those whose titles have all of what is typed, the best first. Of a short list, such as that of the sections. */
export const namedFor = <One extends { title: string }>(
  all: readonly One[],
  typed: string,
): One[] =>
  byRank(
    all.filter(({ title }) => ['title', 'beginning', 'all words'].includes(rankOf(title, typed))),
    typed,
  );

export interface MarkedPart {
  text: string;
  marked: boolean;
}

/** A text in parts, of which those are marked that begin like a typed word. Together they are the text. */
export function markedParts(text: string, typed: string): MarkedPart[] {
  const words = [...mainWords(plainWords(typed))].sort((a, b) => b.length - a.length);
  const parts: MarkedPart[] = [];
  let from = 0;
  const add = (to: number, marked: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), marked });
    from = Math.max(from, to);
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const match = words.find((one) => withoutApostrophes(word).startsWith(one));
    if (match === undefined) continue;
    add(index, false);
    // Without accents and apostrophes a word may be shorter, and where its last typed letter stands is not known.
    const isSame = withoutApostrophes(word).length === word.length;
    add(index + (isSame ? match.length : word.length), true);
  }
  add(text.length, false);
  return parts;
}

const BEFORE = 40;
const LENGTH = 140;

/**
 * The part of a text round the first typed word in it, cut at blanks and with dots where it was cut. Empty if no typed
 * word is in the text.
 */
export function snippetOf(text: string, typed: string): string {
  const words = [...new Set(mainWords(plainWords(typed)))];
  const flat = text.replace(/\s+/g, ' ').trim();
  const hit = firstWith(flat, words);
  if (!hit) return '';
  const from = hit.index <= BEFORE ? 0 : flat.indexOf(' ', hit.index - BEFORE) + 1;
  const end = from + LENGTH;
  if (end >= flat.length) return `${from > 0 ? '… ' : ''}${flat.slice(from)}`;
  const blank = flat.lastIndexOf(' ', end);
  return `${from > 0 ? '… ' : ''}${flat.slice(from, blank > hit.index ? blank : end)} …`;
}

/** Finds where one of these words begins a word of a text that is written plainly; the longest one that does. */
function beginningOf(words: readonly string[]): RegExp {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})`, 'gu');
}

/** Which of the words begin a word of a text. Pages of a PDF are long, so each is read once, for all words together. */
function wordsIn(text: string, words: readonly string[], beginning: RegExp): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [match] of withoutApostrophes(text).matchAll(beginning)) {
    if (!found.has(match)) for (const word of words) if (match.startsWith(word)) found.add(word);
    if (found.size === words.length) break;
  }
  return found;
}

/**
 * Of several texts, the one with the most of the typed words, and the part of it that is shown; if none has any, the
 * one with the most of the other ways to say them. Of equals it is the first. Null if no text has a word.
 */
export function bestSnippet(
  texts: readonly string[],
  typed: string,
  otherWays = '',
): { at: number; snippet: string } | null {
  const own = new Set(mainWords(plainWords(typed)));
  const others = new Set(mainWords(plainWords(otherWays)));
  const words = [...new Set([...own, ...others])];
  if (words.length === 0) return null;
  const beginning = beginningOf(words);
  const said = texts.map((text) => [...wordsIn(text, words, beginning)]);
  for (const [looked, shown] of [
    [own, typed],
    [others, otherWays],
  ] as const) {
    const counts = said.map((found) => found.filter((word) => looked.has(word)).length);
    const most = Math.max(0, ...counts);
    const at = counts.indexOf(most);
    if (most > 0) return { at, snippet: snippetOf(texts[at] ?? '', shown) };
  }
  return null;
}

/** The first word of a text that begins like one of these. A long text is read no further. */
function firstWith(text: string, words: readonly string[]): RegExpExecArray | undefined {
  for (const match of text.matchAll(WORD)) {
    const word = withoutApostrophes(match[0]);
    if (words.some((one) => word.startsWith(one))) return match;
  }
  return undefined;
}
