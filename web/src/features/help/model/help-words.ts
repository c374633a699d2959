import { HELP_PLACES, HELP_TEXTS, type HelpPlace } from '@hearthside/contract/help/fields';

/** The message for a search in a topic that finds nothing (part 2 §2). */
export const noneFound = (topic: HelpPlace) => HELP_TEXTS.none(HELP_PLACES[topic].card);

/** '3 found it helpful, 1 did not.' */
export const votesOf = ({ yes, no }: { yes: number; no: number }) =>
  yes + no === 0 ? 'No one has voted yet.' : `${yes} found it helpful, ${no} did not.`;

/** 'searched once', 'searched 5 times'. */
export const timesSearched = (count: number) =>
  count === 1 ? 'searched once' : `searched ${count} times`;

/** '1 answer', '12 answers'. */
export const answerCount = (count: number) => (count === 1 ? '1 answer' : `${count} answers`);

/** '12 answers', or 'The best 50 of 62 answers' if not all of them are shown. */
export const foundCount = (shown: number, total: number) =>
  shown < total ? `The best ${shown} of ${answerCount(total)}` : answerCount(shown);
