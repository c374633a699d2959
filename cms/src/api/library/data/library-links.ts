/** The items and folders of the library that texts may link to. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import {
  LIBRARY_SECTIONS,
  LIBRARY_TYPES,
  type LibrarySection,
  type LibraryType,
} from '@hearthside/contract/library/fields';
import { libraryPages } from '@hearthside/contract/library/pages';
import { namedFor } from '@hearthside/contract/search/ranking';
import { readInOrder } from '../../../db/in-order';
import { runQuery } from '../../../db/run-query';
import { bestTexts } from '../../../search/best-texts';
import type { LinkedPages } from '../../../subject';

const kept = (knex: Knex) => knex('library_items as i').whereNull('i.deleted_at');

async function folders(strapi: Core.Strapi, typed: string) {
  const rows: { id: number; title: string; section: LibrarySection }[] = await runQuery(
    strapi,
    (knex) => knex('library_folders').orderBy('id').select({ id: 'id', title: 'name' }, 'section'),
  );
  return namedFor(rows, typed).map(({ id, title, section }) => ({
    title,
    line: `Library folder · ${LIBRARY_SECTIONS[section]}`,
    path: libraryPages.folder(section, id),
  }));
}

async function items(strapi: Core.Strapi, typed: string, limit: number) {
  const titled = {
    rows: kept,
    id: 'i.id',
    title: 'i.title',
    titleKey: 'i.title_key',
    at: 'i.created_at',
  };
  const ids = await bestTexts(strapi, 'library', titled, typed, limit);
  const rows = await readInOrder<{ id: number; title: string; type: LibraryType }>(ids, () =>
    runQuery(strapi, (knex) => kept(knex).whereIn('i.id', ids).select('i.id', 'title', 'type')),
  );
  return rows.map(({ id, title, type }) => ({
    title,
    line: `Library · ${LIBRARY_TYPES[type]}`,
    path: libraryPages.item(id),
  }));
}

const ITEM = /^\/library\/items\/(\d{1,9})$/;
const FOLDER = /^\/library\?(?:.*&)?folder=(\d{1,9})(?:&|$)/;

export const libraryLinks: LinkedPages = {
  find: async (strapi, typed, limit) =>
    [...(await folders(strapi, typed)), ...(await items(strapi, typed, limit))].slice(0, limit),
  exists(strapi, path) {
    const item = ITEM.exec(path)?.[1];
    const folder = FOLDER.exec(path)?.[1];
    if (item === undefined && folder === undefined) return undefined;
    return runQuery(strapi, async (knex) => {
      const found = item
        ? kept(knex).where('i.id', Number(item)).first('i.id')
        : knex('library_folders').where('id', Number(folder)).first('id');
      return Boolean(await found);
    });
  },
};
