import type { Core } from '@strapi/strapi';
import { HELP_PLACES, type HelpPlace } from '@hearthside/contract/help/fields';
import type { PanelEntries } from '../../../panel/panel-entries';
import * as historyService from '../../history/services/history';
import * as answerAccess from '../data/answer-access';
import { restoreAnswer, trashedAnswers } from '../data/answer-trash';
import {
  restoreAnswerVersion,
  inWords,
  snapshotOf,
  type AnswerSnapshot,
} from '../data/answer-versions';
import { ANSWER_UID } from '../rules/help-uid';
import { iso } from '../../../text/moment';

const idOf = async (strapi: Core.Strapi, documentId: string) => {
  const id = await answerAccess.idOf(strapi, documentId);
  if (id === undefined) throw answerAccess.notFound();
  return id;
};
const rowOf = async (strapi: Core.Strapi, documentId: string) =>
  answerAccess.answerOf(strapi, await idOf(strapi, documentId));

const places = Object.fromEntries(
  Object.entries(HELP_PLACES).map(([place, { title }]) => [place, title]),
);
const isPlace = (place: string | undefined): place is HelpPlace =>
  place !== undefined && place in HELP_PLACES;

/** Versions and trash of help answers in the panel. */
export const answerEntries: PanelEntries = {
  uid: ANSWER_UID,
  versions: {
    ...historyService.versionsInPanel<AnswerSnapshot>(inWords, async (strapi, documentId) => ({
      kind: 'help',
      id: (await rowOf(strapi, documentId)).id,
    })),
    now: async (strapi, documentId) => inWords(snapshotOf(await rowOf(strapi, documentId))),
    restore: async (strapi, documentId, version, revision) =>
      restoreAnswerVersion(strapi, await rowOf(strapi, documentId), version, revision),
  },
  trash: {
    places,
    async page(strapi, asked) {
      const { rows, pagination } = await trashedAnswers(strapi, asked);
      const items = rows.map(({ documentId, question, deletedAt, deletedBy, place }) => ({
        documentId,
        name: question,
        deletedAt: iso(deletedAt ?? 0),
        deletedBy: deletedBy ?? '',
        needsPlace: place === null,
      }));
      return { items, pagination };
    },
    restore: async (strapi, documentId, place) =>
      restoreAnswer(strapi, await idOf(strapi, documentId), isPlace(place) ? place : undefined),
  },
};
