/** What is typed after an "@", while somebody is chosen. */
export interface MentionQuery {
  /** The place of the "@". */
  from: number;
  /** The letters between it and the caret. */
  words: string;
}

/** How much of a name is compared. */
const WORDS_MAX = 40;

/** An "@" that starts a word, and what follows it on the same line up to the end. */
const AT = new RegExp(String.raw`(?<![\p{L}\p{N}._+-])@([^@\n]{0,${WORDS_MAX}})$`, 'u');

/** The mention that is being typed at the caret. Undefined if there is none. */
export function mentionQuery(text: string, caret: number): MentionQuery | undefined {
  const found = AT.exec(text.slice(0, caret));
  return found ? { from: found.index, words: found[1] ?? '' } : undefined;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Whether a name, from one of its words on, begins with what was typed. */
export function isMeant(name: string, words: string): boolean {
  const parts = plain(name).split(/\s+/);
  return parts.some((_, at) => parts.slice(at).join(' ').startsWith(plain(words)));
}

/** The text and the caret after a name was chosen for the mention that is being typed. */
export function withMention(text: string, caret: number, { from }: MentionQuery, name: string) {
  const before = `${text.slice(0, from)}@${name}`;
  const after = text.slice(caret);
  // What cannot be part of a name needs no space before it.
  const isApart = after !== '' && !/^[\p{L}\p{N}_]/u.test(after);
  return {
    text: isApart ? before + after : `${before} ${after}`,
    // Behind the space, if there is one.
    caret: before.length + (isApart && !after.startsWith(' ') ? 0 : 1),
  };
}
