import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { get } from '../harness/http';
import { fieldsOf, libraryCalls, pdfOf, plantItem } from '../harness/library';
import { signedIn, unique } from '../harness/members';
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

  it('finds description, name of the file and category, with several words in any order', async () => {
    const word = unique('Ferret');
    const fields = fieldsOf({ description: `On ${word} hygiene`, category: 'care_plan' });
    const file = { bytes: await pdfOf('x'), name: `${word} handbook.pdf` };
    const item = await added('document', fields, file);
    for (const search of [`hygiene ${word}`, `${word} handbook`, `${word} care plan`]) {
      expect([search, await ids(admin, search)]).toEqual([search, [item.id]]);
    }
    expect(await ids(admin, `${word} elsewhere`)).toEqual([]);
  });

  it('takes broken and locked PDFs as they are', async () => {
    const locked = await pdfOf('secret', { userPassword: 'key' });
    for (const bytes of [Buffer.from('%PDF-1.7\nnothing more'), locked]) {
      const title = unique('Odd ');
      const item = await added('document', fieldsOf({ title }), { bytes, name: 'a.pdf' });
      await isRead(item.id);
      expect(await ids(owner, title)).toEqual([item.id]);
    }
  });

  it('finds nothing for signs, and fails for none', async () => {
    for (const search of ['" OR 1', "'; drop table", '*', '(((', '%', '\u0000', '👾'.repeat(90)]) {
      const { status } = await get('/library/all', { token: owner.token, query: { search } });
      expect([search, status]).toEqual([search, 200]);
    }
  });
});
