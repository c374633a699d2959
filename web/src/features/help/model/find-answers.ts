import { HELP_CARDS, HELP_PLACES, type HelpPlace } from '@hearthside/contract/help/fields';
import { textOfRich } from '@hearthside/contract/rich-text';

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

/** How many characters of an answer a search result shows. */
const EXCERPT = 160;
/** How many of them come before the search words. */
const BEFORE = 50;

/** The part of an answer around the search words, or its beginning. */
export function excerptOf(answer: string, search: string): string {
  const text = textOfRich(answer).replace(/\s+/g, ' ');
  if (text.length <= EXCERPT) return text;
  const [first = ''] = search.trim().toLowerCase().split(/\s+/);
  const found = text.toLowerCase().indexOf(first);
  const from = found <= BEFORE ? 0 : text.indexOf(' ', found - BEFORE) + 1;
  const part = text.slice(from, from + EXCERPT).replace(/\s\S*$/, '');
  const isEnd = from + EXCERPT >= text.length;
  return `${from > 0 ? '… ' : ''}${isEnd ? text.slice(from) : `${part} …`}`;
}
