/** Lists and opens forms for admins (part 2 §2, Admin Forms). */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { FORM_TEXTS, type FormRole } from '@hearthside/contract/form/fields';
import type { formDetail, FormSort } from '@hearthside/contract/form/endpoints';
import type { PageQuery } from '@hearthside/contract/list';
import type { z } from 'zod';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { searchedBy } from '../../../text/normalize';
import { formOf } from './form-access';
import { itemsOf, itemWith } from './form-items';
import { meantFor } from '../policy';
import { givenIds } from './form-parts';
import { revisionOf, type FormRow } from './form-row';
import { sectionsOf, withLinks } from './form-sections';
import { iso } from '../../../text/moment';

type FormQuery = PageQuery & {
  sortBy: FormSort;
  sortOrder: 'asc' | 'desc';
  role?: FormRole | undefined;
};

const COLUMNS = { createdAt: 'created_at', updatedAt: 'updated_at', title: 'title_key' } as const;

const found = (asked: FormQuery) => (knex: Knex) => {
  const query = knex('forms')
    .whereNull('deleted_at')
    .modify(searchedBy('search_key', asked.search));
  const { role } = asked;
  return role === undefined ? query : query.modify(meantFor(role));
};

/** A page of forms. */
export async function list(strapi: Core.Strapi, asked: FormQuery) {
  const { sortBy, sortOrder: order, page, limit } = asked;
  const [ids, counted] = await Promise.all([
    runQuery(strapi, (knex) =>
      found(asked)(knex)
        .orderBy([
          { column: COLUMNS[sortBy], order },
          { column: 'id', order },
        ])
        .limit(limit)
        .offset((page - 1) * limit)
        .pluck<number[]>('id'),
    ),
    runQuery(strapi, (knex) => found(asked)(knex).count({ total: '*' }).first()),
  ]);
  const pagination = paginationOf(asked, Number(counted?.total ?? 0));
  return { forms: await itemsOf(strapi, ids), pagination };
}

/** A form for the editor: what is published, and the draft of the next version. */
export async function detail(
  strapi: Core.Strapi,
  actor: { id: number },
  id: number,
): Promise<z.input<typeof formDetail>> {
  const row: FormRow = await formOf(strapi, id, FORM_TEXTS.notFetched);
  const { definition, draft } = row;
  return {
    form: await itemWith(strapi, row),
    sections: definition ? await sectionsOf(strapi, definition, actor) : [],
    draft: draft && {
      definition: await withLinks(strapi, draft, actor),
      savedAt: iso(row.draftSavedAt ?? row.updatedAt),
      savedBy: row.draftSavedBy ?? '',
    },
    ids: await givenIds(strapi, id),
    revision: revisionOf(row),
  };
}
