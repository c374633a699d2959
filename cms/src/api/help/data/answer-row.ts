import type { Knex } from 'knex';
import { can } from '@hearthside/contract/access';
import { HELP_PLACES, type HelpPlace } from '@hearthside/contract/help/fields';
import type { HelpItem } from '@hearthside/contract/help/endpoints';
import type { Actor } from '../../../auth/actor';
import { iso, type Moment } from '../../../text/moment';

/** An answer with its viewer's vote. */
export interface AnswerRow {
  id: number;
  documentId: string;
  question: string;
  answer: string;
  videoUrl: string | null;
  /** The topic it belongs to, or belonged to when it was deleted; null if an editor removed it from all topics. */
  place: HelpPlace | null;
  position: number | null;
  yes: number | null;
  no: number | null;
  revision: number | null;
  changedBy: string | null;
  updatedAt: Moment;
  deletedAt: Moment | null;
  deletedBy: string | null;
  mine: boolean | number | null;
}

/** Answers with the vote of a viewer, in one query. */
export const selectAnswers = (knex: Knex, actorId = 0): Knex.QueryBuilder<object, AnswerRow[]> =>
  knex('help_answers as a')
    .leftJoin('help_votes as v', (on) =>
      on.on('v.answer_ref', 'a.id').andOnVal('v.member_id', actorId),
    )
    .select({
      id: 'a.id',
      documentId: 'a.document_id',
      question: 'a.question',
      answer: 'a.answer',
      videoUrl: 'a.video_url',
      place: 'a.place',
      position: 'a.position',
      yes: 'a.yes_count',
      no: 'a.no_count',
      revision: 'a.revision',
      changedBy: 'a.changed_by',
      updatedAt: 'a.updated_at',
      deletedAt: 'a.deleted_at',
      deletedBy: 'a.deleted_by',
      mine: 'v.helpful',
    }) as unknown as Knex.QueryBuilder<object, AnswerRow[]>;

/** For `modify`: leaves out what members can't read, because it is in the trash or without a topic. */
export const shown = (query: Knex.QueryBuilder) =>
  void query.whereNull('a.deleted_at').whereNotNull('a.place');

/** Answers that members can read. */
export const selectShown = (knex: Knex, actorId: number) =>
  selectAnswers(knex, actorId).modify(shown);

const PLACES = Object.keys(HELP_PLACES) as HelpPlace[];

/** Sorts answers of several topics as in the panel: by topic, and within each topic in its own order. */
export const inPanelOrder = (a: AnswerRow, b: AnswerRow) =>
  PLACES.indexOf(a.place ?? 'faq') - PLACES.indexOf(b.place ?? 'faq') ||
  (a.position ?? 0) - (b.position ?? 0) ||
  a.id - b.id;

/** Identifies the state of an answer: every change makes another. */
export const revisionOf = ({ revision }: Pick<AnswerRow, 'revision'>) => String(revision ?? 0);

/** An answer for this viewer. Only those who write answers are told how many found it helpful. */
export const toItem = (row: AnswerRow, actor: Actor): HelpItem => ({
  id: row.id,
  topic: row.place ?? 'faq',
  question: row.question,
  answer: row.answer,
  videoUrl: row.videoUrl ?? '',
  mine: row.mine === null ? null : Boolean(row.mine),
  updatedAt: iso(row.updatedAt),
  revision: revisionOf(row),
  helpful: can(actor, 'admin_help') ? { yes: row.yes ?? 0, no: row.no ?? 0 } : null,
});

/** An answer as the history refers to it: by its question. */
export const aboutAnswer = ({ id, question }: Pick<AnswerRow, 'id' | 'question'>) => ({
  kind: 'help' as const,
  id,
  name: question,
});
