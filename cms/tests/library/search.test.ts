import { mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FoundItem } from '@hearthside/contract/library/shapes';
import { describe, expect, it } from 'vitest';
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
  it('finds the words of PDFs after they were read, and no longer those of a replaced one', async () => {
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

  it('says on which page of a PDF the words are, and leads to it', async () => {
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

  it('also says in the list where the words are, and on which page of a PDF', async () => {
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

  it('finds what editors say means the same, forgives a typo, and reveals no other reader’s item', async () => {
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
