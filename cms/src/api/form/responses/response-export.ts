/** All responses to a form as CSV. */
import type { Core } from '@strapi/strapi';
import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import * as historyService from '../../history/services/history';
import { runQuery } from '../../../db/run-query';
import { answeredVersions, askedVersions } from './asked-versions';
import { formOf } from '../data/form-access';
import { responseCsv } from './response-csv';
import { sentResponses } from './sent-responses';

export async function exportResponses(strapi: Core.Strapi, by: number, formId: number) {
  const form = await formOf(strapi, formId, FORM_TEXTS.responsesNotFetched);
  const versions = await askedVersions(strapi, form, await answeredVersions(strapi, formId));
  const ids: number[] = await runQuery(strapi, (knex) =>
    sentResponses(knex, formId)
      .clearSelect()
      .orderBy([
        { column: 'r.submitted_at', order: 'desc' },
        { column: 'r.id', order: 'desc' },
      ])
      .pluck('r.id'),
  );
  const about = { kind: 'form' as const, id: formId, name: form.title };
  await historyService.recordExport(strapi, by, about, ids.length);
  return { title: form.title, rows: ids.length, csv: responseCsv(strapi, versions, ids) };
}
