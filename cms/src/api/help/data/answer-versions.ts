/** Versions of help answers: stored at each save, and restored by another. */
import type { Core } from '@strapi/strapi';
import { HELP_PLACES, type HelpPlace } from '@hearthside/contract/help/fields';
import { textOfRich } from '@hearthside/contract/rich-text';
import type { ChangeAuthor } from '../../../auth/change-author';
import { refuse } from '../../../http/refuse';
import type { SaidField } from '../../../panel/panel-entries';
import * as historyService from '../../history/services/history';
import type { AnswerRow } from './answer-row';
import { topicOf } from './help-topics';
import { ANSWER_UID } from '../rules/help-uid';

/** The content of an answer at one time. */
export interface AnswerSnapshot {
  question: string;
  answer: string;
  videoUrl: string | null;
  topic: HelpPlace | null;
}

export const snapshotOf = ({ question, answer, videoUrl, place }: AnswerRow): AnswerSnapshot => ({
  question,
  answer,
  videoUrl,
  topic: place,
});

/** The same in words, by the names of the panel's form. */
export const inWords = ({ question, answer, videoUrl, topic }: AnswerSnapshot): SaidField[] => [
  { field: 'Question', text: question },
  { field: 'Answer', text: textOfRich(answer), stored: answer },
  { field: 'Video', text: videoUrl ?? '' },
  { field: 'Topic', text: topic ? HELP_PLACES[topic].title : '' },
];

const about = (id: number) => ({ kind: 'help' as const, id });

/** Stores a saved answer as a version, within the transaction of the save. */
export const keepAnswerVersion = (
  strapi: Core.Strapi,
  before: AnswerRow,
  after: AnswerRow,
  by: ChangeAuthor,
) =>
  historyService.keepVersion(
    strapi,
    about(after.id),
    { snapshot: snapshotOf(before), changedBy: before.changedBy, updatedAt: before.updatedAt },
    { snapshot: snapshotOf(after), by },
  );

/**
 * Makes an answer say again what it said in a version. It goes through the rules of every save. In another topic than
 * it has now it comes last.
 */
export async function restoreAnswerVersion(
  strapi: Core.Strapi,
  { id, documentId, place }: AnswerRow,
  version: number,
  revision: number,
) {
  const found = await historyService.contentVersion<AnswerSnapshot>(strapi, about(id), version);
  if (!found) throw refuse.notFound('This version does not exist.');
  const { topic, ...data } = found.snapshot;
  const moved =
    topic === null || topic === place
      ? undefined
      : { set: [{ documentId: (await topicOf(strapi, topic)).documentId }] };
  const documents = strapi.documents(ANSWER_UID as never) as unknown as {
    update(params: { documentId: string; data: object }): Promise<unknown>;
  };
  return documents.update({
    documentId,
    data: { ...data, ...(moved && { topic: moved }), revision },
  });
}
