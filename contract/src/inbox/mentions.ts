import { codeParts } from './code-parts';

/** Somebody whom a text can name. */
export interface Nameable {
  name: string;
}

/** A place of a text where somebody is mentioned: "@" and their full name. */
export interface MentionPlace<T extends Nameable> {
  from: number;
  /** The place after the name. */
  to: number;
  /** More than one only where several people have the same name. */
  people: readonly T[];
}

const WORD = /[\p{L}\p{N}_]/u;
/** What stands before an "@" in an email address. */
const ADDRESS = /[\p{L}\p{N}._+-]/u;

/**
 * The places at which a text without code mentions these people, in order. Of two names that both fit the longer one counts, and
 * what only looks like a name is text: an email address, or the beginning of a longer word.
 */
export function mentionPlaces<T extends Nameable>(
  text: string,
  people: readonly T[],
): MentionPlace<T>[] {
  const named = people.filter(({ name }) => name !== '');
  const longestFirst = [...named].sort((one, other) => other.name.length - one.name.length);
  const places: MentionPlace<T>[] = [];
  for (let from = text.indexOf('@'); from >= 0; from = text.indexOf('@', from + 1)) {
    if (ADDRESS.test(text.charAt(from - 1))) continue;
    const found = longestFirst.find(({ name }) => isNamedAt(text, from + 1, name));
    if (!found) continue;
    const to = from + 1 + found.name.length;
    places.push({ from, to, people: named.filter(({ name }) => name === found.name) });
    from = to - 1;
  }
  return places;
}

const isNamedAt = (text: string, at: number, name: string) =>
  text.startsWith(name, at) && !WORD.test(text.charAt(at + name.length));

/** The people whom a text mentions, each once, in the order of the text. A name in code mentions nobody. */
export function mentionedIn<T extends Nameable>(text: string, people: readonly T[]): T[] {
  const said = codeParts(text).filter(({ code }) => !code);
  const places = said.flatMap((part) => mentionPlaces(part.text, people));
  return [...new Set(places.flatMap((place) => place.people))];
}
