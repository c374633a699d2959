import { STATUS_TEXTS, type ResponseStatus } from '@hearthside/contract/form/fields';
import type { BadgeTone } from '@/ui/badge';

const number = (count: number) => count.toLocaleString('en-US');

/** '1 response', '1,204 responses'. */
export const responseCount = (count: number) =>
  count === 1 ? '1 response' : `${number(count)} responses`;

/** '1 answer', '12 answers'. */
export const answerCount = (count: number) =>
  count === 1 ? '1 answer' : `${number(count)} answers`;

/** '1 submission', '12 submissions'. */
export const submissionCount = (count: number) =>
  count === 1 ? '1 submission' : `${number(count)} submissions`;

/** '1 person', '12 people'. */
export const peopleCount = (count: number) =>
  count === 1 ? '1 person' : `${number(count)} people`;

/** Those who chose an option and have been erased since: 'Also chosen by 2 former members.' */
export const formerWords = (former: number, isAlone: boolean) =>
  `${isAlone ? 'Chosen' : 'Also chosen'} by ${former === 1 ? '1 former member' : `${number(former)} former members`}, whose ${former === 1 ? 'name has' : 'names have'} been erased.`;

/** 'version 2', 'versions 1 and 2', 'versions 1, 2 and 4'. */
export function versionWords(versions: readonly number[]): string {
  const sorted = [...versions].sort((one, other) => one - other);
  const last = sorted.at(-1);
  if (sorted.length < 2) return `version ${last ?? 1}`;
  return `versions ${sorted.slice(0, -1).join(', ')} and ${last}`;
}

const TONES: Record<ResponseStatus, BadgeTone> = {
  draft: 'neutral',
  submitted: 'info',
  pending: 'warn',
  approved: 'good',
  rejected: 'bad',
};

/** How reviewers see a response's status: in the words of the member's own list (part 2 §2). */
export const statusLook = (status: ResponseStatus) => ({
  text: STATUS_TEXTS[status],
  tone: TONES[status],
});

/** The respondent's name. An erased member no longer has one. */
export const respondentName = (person: { firstName: string; lastName: string }) =>
  `${person.firstName} ${person.lastName}`.trim() || 'A former member';
