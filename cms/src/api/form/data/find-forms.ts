/** What the search over the whole portal finds of forms. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { formPages } from '@hearthside/contract/form/pages';
import { namedFor } from '@hearthside/contract/search/ranking';
import { readInOrder } from '../../../db/in-order';
import { runQuery } from '../../../db/run-query';
import { bestNamed } from '../../../search/best-named';
import type { Finder, LinkedPages } from '../../../subject';
import { assigned } from './assigned-forms';

/** Those outside the trash. */
const kept = (query: Knex.QueryBuilder) => void query.whereNull('deleted_at');

/** Those that members can fill out. */
const published = (query: Knex.QueryBuilder) => void query.modify(kept).where('version', '>', 0);

interface FormRow {
  id: number;
  title: string;
  version: number;
  description: string | null;
}

/** The best of these forms for what is typed. */
async function bestForms(
  strapi: Core.Strapi,
  seen: (query: Knex.QueryBuilder) => void,
  typed: string,
  limit: number,
) {
  const named = { table: 'forms', seen, id: 'id', nameKey: 'title_key', searchKey: 'search_key' };
  const ids = await bestNamed(strapi, named, typed, limit);
  return readInOrder<FormRow>(ids, () =>
    runQuery(strapi, (knex) =>
      knex('forms').whereIn('id', ids).select('id', 'title', 'version', 'description'),
    ),
  );
}

/** All forms, for those who build them. */
export const formsFinder: Finder = {
  section: 'admin_forms',
  words: {
    id: 'id',
    text: 'title',
    rows: (knex) => knex('forms').modify(kept),
    sharedBy: () => '',
  },
  async find(strapi, _member, typed, limit) {
    const rows = await bestForms(strapi, kept, typed, limit);
    return rows.map(({ id, title, version, description }) => ({
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
    return namedFor(forms, typed)
      .slice(0, limit)
      .map(({ id, title, submitted, description }) => ({
        title,
        line: submitted ? 'Sent' : 'Not filled out yet',
        text: description,
        path: formPages.fill(id),
      }));
  },
};

const FORM = /^\/forms\/(\d{1,9})$/;

/** The forms that texts may link to, by the address where they are filled out. */
export const formLinks: LinkedPages = {
  async find(strapi, typed, limit) {
    const rows = await bestForms(strapi, published, typed, limit);
    return rows.map(({ id, title }) => ({ title, line: 'Form', path: formPages.fill(id) }));
  },
  exists(strapi, path) {
    const id = FORM.exec(path)?.[1];
    if (id === undefined) return undefined;
    return runQuery(strapi, async (knex) =>
      Boolean(await knex('forms').modify(published).where('id', Number(id)).first('id')),
    );
  },
};
