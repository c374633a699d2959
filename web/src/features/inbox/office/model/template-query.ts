/** What is typed after a "/" at the start of a line, while a saved answer is chosen. */
export interface TemplateQuery {
  /** The place of the "/". */
  from: number;
  words: string;
}

/** How much of a name is compared. */
const WORDS_MAX = 40;
const SLASH = new RegExp(`(?:^|\\n)/([^\\n/]{0,${WORDS_MAX}})$`);

/** The saved answer that is being looked for at the caret. Undefined if there is none. */
export function templateQuery(text: string, caret: number): TemplateQuery | undefined {
  const found = SLASH.exec(text.slice(0, caret));
  const words = found?.[1];
  return words === undefined ? undefined : { from: caret - words.length - 1, words };
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim();

/** Whether a name has all of what was typed, at the beginning of one of its words. */
export function isNamed(name: string, words: string): boolean {
  const parts = plain(name).split(/\s+/);
  const typed = plain(words);
  return parts.some((_, at) => parts.slice(at).join(' ').startsWith(typed));
}

/** The text and the caret after an answer was put in place of a part of it. */
export function withAnswer(text: string, from: number, to: number, answer: string) {
  const before = text.slice(0, from) + answer;
  return { text: before + text.slice(to), caret: before.length };
}
