import type { Knex } from 'knex';
import { can } from '@hearthside/contract/access';
import { HELP_PLACES, type HelpPlace } from '@hearthside/contract/help/fields';
import type { HelpItem } from '@hearthside/contract/help/endpoints';
import type { Actor } from '../../../auth/actor';

export type Moment = string | number | Date;
export const iso = (moment: Moment) => new Date(moment).toISOString();

/** An answer with what its reader said of it. */
export interface AnswerRow {
  id: number;
  documentId: string;
  question: string;
  answer: string;
  videoUrl: string | null;
  /** The topic it stands under, or stood under when it was deleted; null where an editor took it out of all. */
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

/** Answers, in one query with the vote of a reader. */
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

/** The same without what members don't read: the trash, and what stands under no topic. */
export const selectShown = (knex: Knex, actorId: number) =>
  selectAnswers(knex, actorId).whereNull('a.deleted_at').whereNotNull('a.place');

const PLACES = Object.keys(HELP_PLACES) as HelpPlace[];

/** Answers of several topics as the panel orders them: topic by topic, and each topic's in its own order. */
export const inPanelOrder = (a: AnswerRow, b: AnswerRow) =>
  PLACES.indexOf(a.place ?? 'faq') - PLACES.indexOf(b.place ?? 'faq') ||
  (a.position ?? 0) - (b.position ?? 0) ||
  a.id - b.id;

/** Names the state of an answer: every change of it makes another. */
export const revisionOf = ({ revision }: Pick<AnswerRow, 'revision'>) => String(revision ?? 0);

/** An answer as this reader gets it; how many found it helpful is told to those who write them. */
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
