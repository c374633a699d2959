import { libraryPages } from '@hearthside/contract/library/pages';
import { bestSnippet } from '@hearthside/contract/search/ranking';

export interface SearchedText {
  /** The address of what has this text. */
  path: string;
  text?: string;
  /** The pages of its PDF. */
  pages?: readonly string[];
  /** Other ways to say what is typed, by which it may have been found. */
  otherWays?: string;
}

/**
 * The part of a text where the words stand, or if none does, other ways to say them, and the address there. In a PDF of
 * several pages it says on which, and leads to it. Empty, and the address as it was, if no word is in the text.
 */
export function foundIn(
  { path, text = '', pages = [], otherWays = '' }: SearchedText,
  typed: string,
): { snippet: string; path: string } {
  const best = bestSnippet([text, ...pages], typed, otherWays);
  const { at: page, snippet } = best ?? { at: 0, snippet: '' };
  if (page === 0 || pages.length < 2 || snippet === '') return { snippet, path };
  return { snippet: `Page ${page}: ${snippet}`, path: libraryPages.itemAt(path, page) };
}
