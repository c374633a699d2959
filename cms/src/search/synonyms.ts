import { isSmallWord } from '@hearthside/contract/search/ranking';
import { typedWords } from './search-words';
import type { WordGroups } from './text-index';
import { formsOf } from './stem';

/** Lines of words, as editors keep them. Whatever is in one line means the same. */
export type Synonyms = readonly (readonly string[])[];

/** So many ways to say one thing are searched for, however many lines have it. */
const WAYS_MAX = 24;

interface Phrase {
  words: readonly string[];
  /** What else is in the line. */
  others: readonly string[];
}

const keyOf = (words: readonly string[]) => words.join(' ');

const phrasesOf = (synonyms: Synonyms): Phrase[] =>
  synonyms.flatMap((line) =>
    line.map((text, at) => ({
      words: typedWords(text),
      others: line.filter((_, place) => place !== at),
    })),
  );

/** The phrases that stand at a place of what is typed, of which only the longest count. */
function phrasesAt(phrases: readonly Phrase[], words: readonly string[], at: number): Phrase[] {
  const there = phrases.filter(
    (phrase) =>
      phrase.words.length > 0 && phrase.words.every((word, place) => word === words[at + place]),
  );
  const longest = Math.max(0, ...there.map((phrase) => phrase.words.length));
  return there.filter((phrase) => phrase.words.length === longest);
}

/**
 * Typed words with the other ways to say them: each word, or several that are a synonym together, becomes a group of
 * ways, the typed one first. Small words need not be there, unless nothing else is typed. `also` has the added ways as
 * editors wrote them.
 */
export function widenedBy(
  synonyms: Synonyms,
  words: readonly string[],
): { groups: WordGroups; also: string[] } {
  const phrases = phrasesOf(synonyms);
  const groups: string[][][] = [];
  const also = new Map<string, string>();
  for (let at = 0; at < words.length;) {
    const there = phrasesAt(phrases, words, at);
    const typed = words.slice(at, at + (there[0]?.words.length ?? 1));
    const ways = new Map([[keyOf(typed), typed]]);
    for (const text of there.flatMap(({ others }) => others)) {
      const way = typedWords(text);
      if (way.length === 0 || ways.has(keyOf(way)) || ways.size >= WAYS_MAX) continue;
      ways.set(keyOf(way), way);
      also.set(keyOf(way), text);
    }
    const [word = ''] = typed;
    for (const form of typed.length === 1 ? formsOf(word) : []) ways.set(form, [form]);
    if (typed.length > 1 || !isSmallWord(word)) groups.push([...ways.values()]);
    at += typed.length;
  }
  // Of small words alone, each has to be there.
  const wanted = groups.length > 0 ? groups : words.map((word) => [[word]]);
  return { groups: wanted, also: [...also.values()] };
}
