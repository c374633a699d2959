import type { Core } from '@strapi/strapi';
import { HELP_PLACES, type HelpPlace } from '@hearthside/contract/help/fields';
import type { HistoryAction, HistoryChange } from '@hearthside/contract/history/endpoints';
import { textOfRich } from '@hearthside/contract/rich-text';
import { panelReason, type ChangeAuthor } from '../../../auth/change-author';
import * as historyService from '../../history/services/history';
import { aboutAnswer, type AnswerRow } from './answer-row';

const LONGEST = 300;
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}\u2026` : text);

export const topicName = (place: HelpPlace | null) => (place ? HELP_PLACES[place].title : '');

/** The texts of an answer for the history, by the name of the field. */
const SAID: Record<string, (row: AnswerRow) => string> = {
  Question: ({ question }) => question,
  Answer: ({ answer }) => short(textOfRich(answer)),
  Video: ({ videoUrl }) => videoUrl ?? '',
  Topic: ({ place }) => topicName(place),
};

/** What the history says about a saved answer: what has changed. */
export function answerChanges(before: AnswerRow, after: AnswerRow): HistoryChange[] {
  const changes = Object.entries(SAID)
    .map(([field, said]) => ({ field, from: said(before), to: said(after) }))
    .filter(({ from, to }) => from !== to);
  if (changes.length > 0 || before.answer === after.answer) return changes;
  // Something that is not shown has changed, such as a heading or the end of a long text.
  return [{ field: 'Answer', from: '', to: '' }];
}

/** Records what was done to an answer, within the transaction of the change. */
export const recordAnswer = (
  strapi: Core.Strapi,
  by: ChangeAuthor,
  action: HistoryAction,
  row: Pick<AnswerRow, 'id' | 'question'>,
  changes: readonly HistoryChange[] = [],
) =>
  historyService.record(strapi, {
    by: by.memberId,
    action,
    about: aboutAnswer(row),
    changes,
    reason: panelReason(by),
  });
