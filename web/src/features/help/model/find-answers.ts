import { HELP_CARDS, HELP_PLACES, type HelpPlace } from '@hearthside/contract/help/fields';
import { textOfRich } from '@hearthside/contract/rich-text';
import { snippetOf } from '@hearthside/contract/search/ranking';

const within = (search: string) => {
  const words = search.trim().toLowerCase();
  return (text: string) => text.toLowerCase().includes(words);
};

/** The answers with these words in question or answer, ignoring case (part 2 §5). */
export function findAnswers<Item extends { question: string; answer: string }>(
  items: readonly Item[],
  search: string,
): Item[] {
  const has = within(search);
  return items.filter(({ question, answer }) => has(question) || has(textOfRich(answer)));
}

/** The cards of the start page with these words in name, title or description. */
export function findCards(search: string): HelpPlace[] {
  const has = within(search);
  return HELP_CARDS.filter((place) => {
    const { card, title, description } = HELP_PLACES[place];
    return [card, title, description].some(has);
  });
}

/** How many characters of an answer a search result shows if the search words are not in it. */
const EXCERPT = 160;

function beginningOf(text: string): string {
  if (text.length <= EXCERPT) return text;
  return `${text.slice(0, EXCERPT).replace(/\s\S*$/, '')} …`;
}

/**
 * The part of an answer around the search words; if they are not in it, around those that mean the same, or its
 * beginning.
 */
export function excerptOf(answer: string, search: string, also: readonly string[] = []): string {
  const text = textOfRich(answer).replace(/\s+/g, ' ').trim();
  return snippetOf(text, search) || snippetOf(text, also.join(' ')) || beginningOf(text);
}
