import { mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FoundItem } from '@hearthside/contract/library/shapes';
import { describe, expect, it } from 'vitest';
import { itemColumns } from '../../src/api/library/rules/item-columns';
import { dueText } from '../../src/api/library/data/item-texts';
import { db, insert } from '../harness/database';
import { get } from '../harness/http';
import { fieldsOf, libraryCalls, pdfOf, plantItem } from '../harness/library';
import { signedIn, unique } from '../harness/members';
import { onPostgres, server } from '../harness/shared';
import { until } from '../harness/until';

const admin = await signedIn({ role: 'admin' });
const owner = await signedIn();
const attorney = await signedIn({ role: 'attorney' });
const { added, change } = libraryCalls(admin);
const ids = async ({ token }: { token: string }, search: string): Promise<number[]> =>
  (await get('/library/all', { token, query: { search } })).body.items.map(
    ({ id }: { id: number }) => id,
  );
const isRead = (id: number) =>
  until('the PDF is read', async () => {
    const row = await db('library_texts').where({ item_ref: id }).first();
    return row && !row.waiting;
  });

describe('searching the library', () => {
  it('finds what PDFs say, after they were read, and forgets what a replaced one said', async () => {
    const [first, second] = [unique('quill'), unique('bramble')];
    const fields = fieldsOf();
    const item = await added('document', fields, {
      bytes: await pdfOf(`Of ${first}`),
      name: 'a.pdf',
    });
    await isRead(item.id);
    expect(await ids(owner, first)).toEqual([item.id]);
    expect(await ids(owner, first.slice(0, -2).toUpperCase())).toContain(item.id);
    await change('document', item.id, fields, {
      bytes: await pdfOf(`Of ${second}`),
      name: 'b.pdf',
    });
    await isRead(item.id);
    expect([await ids(owner, first), await ids(owner, second)]).toEqual([[], [item.id]]);
    const title = unique('Renamed ');
    await change('document', item.id, { ...fields, title });
    expect([await ids(owner, title), await ids(owner, second)]).toEqual([[item.id], [item.id]]);
  });

  it('says on which page of a PDF the words stand, and leads to it', async () => {
    const word = unique('thimble');
    const fields = fieldsOf();
    const several = {
      bytes: await pdfOf(['First', '', `Here is a ${word} at last`]),
      name: 'a.pdf',
    };
    const one = { bytes: await pdfOf(`One ${word} alone`), name: 'b.pdf' };
    const [book, sheet] = [
      await added('document', fields, several),
      await added('document', fieldsOf(), one),
    ];
    await isRead(book.id);
    await isRead(sheet.id);
    const { body } = await get('/search', { token: owner.token, query: { search: word } });
    const found = new Map(
      body.groups[0].found.map(({ path, snippet }: { path: string; snippet: string }) => [
        path,
        snippet,
      ]),
    );
    expect([...found.keys()].sort()).toEqual(
      [`/library/items/${book.id}#page=3`, `/library/items/${sheet.id}`].sort(),
    );
    expect(found.get(`/library/items/${book.id}#page=3`)).toBe(`Page 3: Here is a ${word} at last`);
    expect(found.get(`/library/items/${sheet.id}`)).toBe(`One ${word} alone`);
  });

  it('finds in each reader\u2019s part alone', async () => {
    const word = unique('secretive');
    const hidden = await plantItem({ category: 'legal_cases', words: word });
    const open = await plantItem({ words: word });
    expect(await ids(owner, word)).toEqual([open.id]);
    expect(await ids(attorney, word)).toEqual([hidden.id]);
    expect(await ids(admin, word)).toEqual([open.id, hidden.id]);
    const query = { search: word };
    const { body } = await get('/library/all', { token: owner.token, query });
    expect(body.pagination.total).toBe(1);
  });

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

  it('says in the list too where the words stand, and on which page of a PDF', async () => {
    const word = unique('larder');
    const file = { bytes: await pdfOf(['First', '', `Here is a ${word} at last`]), name: 'a.pdf' };
    const book = await added('document', fieldsOf(), file);
    const told = await plantItem({
      words: word,
      columns: { description: `Of a ${word} and more` },
    });
    await isRead(book.id);
    const found = async (search?: string) =>
      new Map<number, string[]>(
        (
          await get('/library/all', { token: owner.token, query: { search, limit: 100 } })
        ).body.items.map(({ id, snippet, foundAt }: FoundItem) => [id, [snippet, foundAt]]),
      );
    expect(await found(word)).toEqual(
      new Map([
        [book.id, [`Page 3: Here is a ${word} at last`, `/library/items/${book.id}#page=3`]],
        [told.id, [`Of a ${word} and more`, `/library/items/${told.id}`]],
      ]),
    );
    expect((await found()).get(told.id)).toEqual(['', `/library/items/${told.id}`]);
  });

  it('finds what editors say means the same, forgives a slip, and tells of no other reader\u2019s item', async () => {
    const [word, other] = [unique('pharmacist'), unique('chemist')];
    const synonym = { word: word.toLowerCase(), same_as: other.toLowerCase() };
    await insert('help_synonyms', { ...synonym, word_key: synonym.word });
    const open = await plantItem({
      title: `A ${other}`,
      columns: { description: `Ask the ${other}` },
    });
    const hidden = await plantItem({ title: `B ${other}`, category: 'legal_cases' });
    const searched = async ({ token }: { token: string }, search: string) => {
      const { body } = await get('/library/all', { token, query: { search } });
      const [item] = body.items as FoundItem[];
      const { also, meant, pagination } = body;
      return { id: item?.id, snippet: item?.snippet, also, meant, total: pagination.total };
    };
    const said = { also: [other.toLowerCase()], total: 1 };
    const snippet = `Ask the ${other}`;
    expect(await searched(owner, word)).toEqual({ ...said, id: open.id, snippet, meant: null });
    expect(await searched(attorney, word)).toMatchObject({ ...said, id: hidden.id });
    const slip = other.replace('chem', 'cehm');
    expect(await searched(owner, slip)).toMatchObject({ id: open.id, meant: other.toLowerCase() });
    const secret = unique('whispering');
    await plantItem({ title: secret, category: 'legal_cases' });
    expect(await searched(owner, secret.replace('whis', 'wihs'))).toEqual({
      id: undefined,
      snippet: undefined,
      also: [],
      meant: null,
      total: 0,
    });
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

  it('finds description and name of the file, with several words in any order', async () => {
    const word = unique('Ferret');
    const fields = fieldsOf({ description: `On ${word} hygiene`, category: 'care_plan' });
    const file = { bytes: await pdfOf('x'), name: `${word} handbook.pdf` };
    const item = await added('document', fields, file);
    for (const search of [`hygiene ${word}`, `${word} handbook`]) {
      expect([search, await ids(admin, search)]).toEqual([search, [item.id]]);
    }
    // By category a list is narrowed; of the words “pet” would find everything.
    expect(await ids(admin, `${word} care plan`)).toEqual([]);
    expect(await ids(admin, `${word} elsewhere`)).toEqual([]);
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

  it('tries a PDF again whose storage was away, and does not count it', async () => {
    const word = unique('away');
    const { id, key } = await plantItem({ bytes: await pdfOf(word) });
    const file = path.join(server.dataDir, 'files', key);
    // Nothing can be read of a folder.
    rmSync(file);
    mkdirSync(file);
    await insert('library_texts', {
      item_ref: id,
      file_key: key,
      waiting: true,
      tries: 0,
      words: '',
      next_try_at: new Date(),
    });
    // Whatever is added has the reader look at once.
    const look = async () =>
      added('document', fieldsOf(), { bytes: await pdfOf('x'), name: 'a.pdf' });
    await look();
    const textOf = () => db('library_texts').where({ item_ref: id }).first();
    await until('it was tried', async () => {
      const next = new Date((await textOf()).next_try_at).getTime();
      return next > Date.now() + 3 * 60_000;
    });
    expect(await textOf()).toMatchObject({ tries: 0 });
    rmdirSync(file);
    writeFileSync(file, await pdfOf(word));
    await db('library_texts').where({ item_ref: id }).update({ next_try_at: new Date() });
    await look();
    await isRead(id);
    expect(await ids(owner, word)).toEqual([id]);
  });

  it('asks for the next PDF by an index, of however many were read', async () => {
    const sql = dueText(db, new Date()).toString();
    const plan = onPostgres
      ? await db.transaction(async (trx) => {
          await trx.raw('set local enable_seqscan = off');
          return (await trx.raw(`explain ${sql}`)).rows;
        })
      : await db.raw(`explain query plan ${sql}`);
    expect(JSON.stringify(plan)).toContain('library_texts_due_idx');
    expect(JSON.stringify(plan)).not.toMatch(/TEMP B-TREE|"Sort/);
  });

  it('finds nothing for signs, and fails for none', async () => {
    for (const search of ['" OR 1', "'; drop table", '*', '(((', '%', '\u0001', '👾'.repeat(90)]) {
      const { status } = await get('/library/all', { token: owner.token, query: { search } });
      expect([search, status]).toEqual([search, 200]);
    }
  });
});
