/** What the search over the whole portal finds of trusts. */
import { trustPages } from '@hearthside/contract/trust/pages';
import { readInOrder } from '../../../db/in-order';
import { runQuery } from '../../../db/run-query';
import { bestNamed } from '../../../search/best-named';
import type { Finder } from '../../../subject';

const TRUSTS = 'trusts as t';

export const trustFinder: Finder = {
  section: 'trusts',
  words: { id: 't.id', text: 't.search_key', rows: (knex) => knex(TRUSTS), sharedBy: () => '' },
  async find(strapi, _member, typed, limit) {
    const ids = await bestNamed(
      strapi,
      {
        table: TRUSTS,
        seen: () => undefined,
        id: 't.id',
        nameKey: 't.search_key',
        searchKey: 't.search_key',
      },
      typed,
      limit,
    );
    const rows = await readInOrder<{ id: number; name: string }>(ids, () =>
      runQuery(strapi, (knex) => knex('trusts').whereIn('id', ids).select('id', 'name')),
    );
    return rows.map(({ id, name }) => ({
      title: name,
      line: '',
      path: trustPages.detail(id),
    }));
  },
};
