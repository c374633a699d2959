/** A part of a message: what is said, or code as it was typed, within a line or as a block of its own. */
export interface CodePart {
  text: string;
  code?: 'inline' | 'block';
}

/** Where a block stands in a text, with the signs around it, and its content. */
interface Block {
  from: number;
  to: number;
  content: string;
}

/** What begins and ends a block. */
const FENCE = /`{3,}/g;

/**
 * Code within a line. What touches a letter is an apostrophe that somebody typed so, and what has a space at its ends
 * is two signs apart from each other.
 */
const INLINE = /(?<![\p{L}\p{N}`])`(?![\s`])([^`\n]*[^\s`])`(?![\p{L}\p{N}`])/gu;

function blocksIn(text: string): Block[] {
  const fences = [...text.matchAll(FENCE)];
  const blocks: Block[] = [];
  // Two belong together. One that nothing ends is text.
  for (let at = 0; at + 1 < fences.length; at += 2) {
    const [opening, closing] = [fences[at]!, fences[at + 1]!];
    const content = text.slice(opening.index + opening[0].length, closing.index);
    const to = closing.index + closing[0].length;
    if (content.trim() !== '') blocks.push({ from: opening.index, to, content });
  }
  return blocks;
}

/** The lines between the signs, without the breaks that only set the signs apart. */
const linesOf = (content: string) => content.replace(/^[^\S\n]*\n/, '').replace(/\n[^\S\n]*$/, '');

/** Puts what is between blocks through one function and their content through another. */
function eachPart<T>(
  text: string,
  plain: (text: string, isAfterBlock: boolean, isBeforeBlock: boolean) => T,
  block: (block: Block) => T,
): T[] {
  const parts: T[] = [];
  let at = 0;
  for (const one of blocksIn(text)) {
    parts.push(plain(text.slice(at, one.from), at > 0, true), block(one));
    at = one.to;
  }
  return [...parts, plain(text.slice(at), at > 0, false)];
}

/** Code within the lines of a text that has no blocks. */
function inlineParts(text: string): CodePart[] {
  const parts: CodePart[] = [];
  let at = 0;
  for (const { 0: found, 1: code = '', index } of text.matchAll(INLINE)) {
    parts.push({ text: text.slice(at, index) }, { text: code, code: 'inline' });
    at = index + found.length;
  }
  return [...parts, { text: text.slice(at) }].filter((part) => part.text !== '');
}

/** A message in its parts. The signs around code are left out, and the line breaks that set a block apart. */
export const codeParts = (text: string): CodePart[] =>
  eachPart<CodePart[]>(
    text,
    (plain, isAfterBlock, isBeforeBlock) => {
      const start = isAfterBlock && plain.startsWith('\n') ? 1 : 0;
      const end = isBeforeBlock && plain.endsWith('\n') ? -1 : undefined;
      return inlineParts(plain.slice(start, end));
    },
    ({ content }) => [{ text: linesOf(content), code: 'block' }],
  ).flat();

/** Puts the text of a message outside of its blocks of code through one function, and the blocks through another. */
export const mapBlocks = (
  text: string,
  plain: (text: string) => string,
  block: (text: string) => string,
): string => eachPart(text, plain, ({ from, to }) => block(text.slice(from, to))).join('');
