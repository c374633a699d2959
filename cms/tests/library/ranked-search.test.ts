import type { FoundItem } from '@hearthside/contract/library/shapes';
import { describe, expect, it } from 'vitest';
import { itemColumns } from '../../src/api/library/rules/item-columns';
import { db, insert } from '../harness/database';
import { get } from '../harness/http';
import { plantItem } from '../harness/library';
import { signedIn, unique } from '../harness/members';
import { onPostgres } from '../harness/shared';

const admin = await signedIn({ role: 'admin' });
const owner = await signedIn();
const ids = async ({ token }: { token: string }, search: string): Promise<number[]> =>
  (await get('/library/all', { token, query: { search } })).body.items.map(
    ({ id }: { id: number }) => id,
  );

describe('the library’s search', () => {
  it('gives the best title first and among equals the newest, page by page, unless an order is chosen', async () => {
    const word = unique('heron');
    const title = (text: string) => plantItem({ title: text, words: word });
    const other = await title('Something else');
    const within = await title(`On the ${word}`);
    const itself = await title(word);
    const begun = await title(`${word} at home`);
    const later = await title(`My ${word}`);
    const best = [itself, begun, later, within, other].map(({ id }) => id);
    expect(await ids(owner, word)).toEqual(best);
    const pages = [1, 2, 3].map(async (page) => {
      const query = { search: word, page, limit: 2 };
      return (await get('/library/all', { token: owner.token, query })).body;
    });
    const found = await Promise.all(pages);
    const onPages = found.map(({ items }) => items.map(({ id }: { id: number }) => id));
    expect(onPages).toEqual([best.slice(0, 2), best.slice(2, 4), best.slice(4)]);
    expect(found[2].pagination).toMatchObject({ total: 5, totalPages: 3 });
    const query = { search: word, sortBy: 'title', sortOrder: 'asc' };
    const { body } = await get('/library/all', { token: owner.token, query });
    expect(body.items.map(({ title: said }: { title: string }) => said)).toEqual(
      [word, `${word} at home`, `My ${word}`, `On the ${word}`, 'Something else'].toSorted((a, b) =>
        a.localeCompare(b, 'en', { sensitivity: 'base' }),
      ),
    );
  });

  it('puts what has the typed word before titles that say it in another way, or finds it alone', async () => {
    const [word, other] = [unique('otter').toLowerCase(), unique('weasel').toLowerCase()];
    await insert('help_synonyms', { word, same_as: other, word_key: word });
    const told = await plantItem({ words: word, columns: { description: `Of an ${word}` } });
    const inPdf = await plantItem({ words: word });
    const titled = await plantItem({ title: other });
    const searched = async (more: object = {}, path = '/library/all') =>
      (await get(path, { token: admin.token, query: { search: word, ...more } })).body;
    const idsOf = ({ items }: { items: FoundItem[] }) => items.map(({ id }) => id);
    for (const path of ['/library/all', '/admin/library']) {
      const both = await searched({}, path);
      expect([path, idsOf(both)]).toEqual([path, [inPdf.id, told.id, titled.id]]);
      expect(both).toMatchObject({ also: [other], pagination: { total: 3 } });
      const alone = await searched({ exactly: 'true' }, path);
      expect([path, idsOf(alone)]).toEqual([path, [inPdf.id, told.id]]);
      expect(alone).toMatchObject({ also: [], pagination: { total: 2 } });
    }
    const { body } = await get('/search', { token: admin.token, query: { search: word } });
    const library = body.groups.find(
      ({ section }: { section: string }) => section === 'admin_library',
    );
    expect(library.found.map(({ path }: { path: string }) => path)).toEqual(
      [inPdf, told, titled].map(({ id }) => `/library/items/${id}`),
    );
  });

  it('puts the typed word before a title with another form of it', async () => {
    const word = `${unique('groom').replace(/\d/g, 'x')}ing`.toLowerCase();
    const told = await plantItem({ words: word, columns: { description: `Of ${word}` } });
    const titled = await plantItem({ title: word.slice(0, -3) });
    expect(await ids(owner, word)).toEqual([told.id, titled.id]);
  });

  it('explains twenty items of a page, however many are asked for', async () => {
    const word = unique('many');
    for (let n = 0; n < 25; n += 1)
      await plantItem({ words: word, columns: { description: `Number ${n} of ${word}` } });
    const query = { search: word, limit: 100 };
    const { body } = await get('/library/all', { token: owner.token, query });
    const told = (body.items as FoundItem[]).map(({ snippet }) => snippet !== '');
    expect(told).toEqual(Array.from({ length: 25 }, (_, at) => at < 20));
  });

  it('goes through many in the order of the list, each once', async () => {
    const word = unique('common');
    const of = Array.from({ length: 1100 }, (_, n) => n);
    const rows = of.map((n) => {
      const title = `${word} ${String((n * 7) % 1100).padStart(4, '0')}`;
      const said = { kind: 'document', section: 'pet_care', category: 'pet_care' } as const;
      return {
        title,
        description: 'Planted',
        section: said.section,
        category: said.category,
        privacy: n % 10 ? 'public' : 'attorney_only',
        revision: 1,
        document_id: unique('d'),
        ...itemColumns({
          ...said,
          title,
          privacy: n % 10 ? 'public' : 'attorney_only',
          guideOrReference: false,
        }),
        created_at: new Date(),
        updated_at: new Date(),
        external_url: 'https://vimeo.com/1',
      };
    });
    // What fits best is the oldest, so that an order by date would have it last.
    Object.assign(rows[0] ?? {}, {
      title: word,
      title_key: word.toLowerCase(),
      created_at: new Date(Date.now() - 86_400_000),
    });
    await db.batchInsert('library_items', rows, 50);
    const planted: { id: number; title: string }[] = await db('library_items')
      .where('title', 'like', `${word}%`)
      .select('id', 'title');
    const words = [word.toLowerCase()];
    for (let at = 0; at < planted.length; at += 100) {
      await db.transaction(async (trx) => {
        for (const { id } of planted.slice(at, at + 100)) {
          await (onPostgres
            ? trx.raw('insert into library_terms values (?, array_to_tsvector(?::text[]))', [
                id,
                words,
              ])
            : trx.raw('insert into library_terms (rowid, words) values (?, ?)', [id, word]));
        }
      });
    }
    const pageOf = async (page: number, path = '/library/all', { token } = admin) => {
      const query = { search: word, page, limit: 100, sortBy: 'title', sortOrder: 'asc' };
      return (await get(path, { token, query })).body;
    };
    const titles = async (page: number, path?: string) =>
      (await pageOf(page, path)).items.map(({ title }: { title: string }) => title);
    const expected = planted.map(({ title }) => title).sort();
    for (const path of ['/library/all', '/admin/library']) {
      expect(await titles(1, path)).toEqual(expected.slice(0, 100));
      expect(await titles(11, path)).toEqual(expected.slice(1000, 1100));
      expect(await titles(12, path)).toEqual([]);
    }
    const ranked = async (page: number, path = '/library/all'): Promise<string[]> => {
      const query = { search: word, page, limit: 100 };
      const { items } = (await get(path, { token: admin.token, query })).body;
      return items.map(({ title }: { title: string }) => title);
    };
    const all: string[] = [];
    for (let page = 1; page <= 12; page += 1) all.push(...(await ranked(page)));
    expect(all[0]).toBe(word);
    expect(all.toSorted()).toEqual(expected);
    expect((await ranked(1, '/admin/library'))[0]).toBe(word);
    expect((await pageOf(1)).pagination.total).toBe(1100);
    expect((await pageOf(1, undefined, owner)).pagination.total).toBe(990);
    expect((await pageOf(10, undefined, owner)).items).toHaveLength(90);
    await db('library_items')
      .whereIn(
        'id',
        planted.map(({ id }) => id),
      )
      .delete();
  });
});
