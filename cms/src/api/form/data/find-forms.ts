/** What the search over the whole portal finds of forms. */
import type { Knex } from 'knex';
import { formPages } from '@hearthside/contract/form/pages';
import { byRank, rankOf } from '@hearthside/contract/search/ranking';
import { inOrder } from '../../../db/in-order';
import { runQuery } from '../../../db/run-query';
import { bestNamed } from '../../../search/best-named';
import type { Finder } from '../../../subject';
import { assigned } from './assigned-forms';

/** Those outside the trash. */
const kept = (knex: Knex) => knex('forms').whereNull('deleted_at');

/** All forms, for those who build them. */
export const formsFinder: Finder = {
  section: 'admin_forms',
  words: { id: 'id', text: 'title', rows: kept, sharedBy: () => '' },
  async find(strapi, _member, typed, limit) {
    const ids = await bestNamed(
      strapi,
      {
        rows: kept,
        id: 'id',
        nameKey: 'title_key',
        searchKey: 'search_key',
      },
      typed,
      limit,
    );
    const rows: { id: number; title: string; version: number; description: string | null }[] =
      await runQuery(strapi, (knex) =>
        knex('forms').whereIn('id', ids).select('id', 'title', 'version', 'description'),
      );
    return inOrder(ids, rows).map(({ id, title, version, description }) => ({
      title,
      line: version > 0 ? 'Published' : 'Not published yet',
      text: description ?? '',
      path: formPages.editor(id),
    }));
  },
};

/** The member's own forms, which are few. */
export const assignedFormsFinder: Finder = {
  section: 'forms',
  async find(strapi, member, typed, limit) {
    const { forms } = await assigned(strapi, member);
    const named = forms.filter(({ title }) =>
      ['title', 'beginning', 'all words'].includes(rankOf(title, typed)),
    );
    return byRank(named, typed)
      .slice(0, limit)
      .map(({ id, title, submitted, description }) => ({
        title,
        line: submitted ? 'Sent' : 'Not filled out yet',
        text: description,
        path: formPages.fill(id),
      }));
  },
};
