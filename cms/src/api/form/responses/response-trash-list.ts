/** The deleted responses to a form. */
import type { Core } from '@strapi/strapi';
import type { PageQuery } from '@hearthside/contract/list';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import { daysAfter } from '../../../text/days';
import { iso } from '../../../text/moment';
import { searchedPerson } from '../../../text/person-search';
import { formOf } from '../data/form-access';
import { countedPage } from './counted-page';
import { deletedResponses, respondentIn, type TrashedRow } from './sent-responses';

const trashedIn = (row: TrashedRow) => ({
  ...respondentIn(row),
  deletedAt: iso(row.deletedAt),
  deletedBy: row.deletedBy ?? '',
  erasedAt: iso(daysAfter(new Date(row.deletedAt), TRASH_DAYS)),
});

/** A page of the deleted responses to a form that can be restored, the latest first. */
export async function responseTrash(strapi: Core.Strapi, formId: number, asked: PageQuery) {
  const { title } = await formOf(strapi, formId);
  const { rows, pagination } = await countedPage<TrashedRow>(strapi, asked, (knex) =>
    deletedResponses(knex, formId)
      .modify(searchedPerson('u.search_key', asked.search))
      .orderBy([
        { column: 'r.deleted_at', order: 'desc' },
        { column: 'r.id', order: 'desc' },
      ]),
  );
  return { title, responses: rows.map(trashedIn), pagination };
}
