import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { get } from '../harness/http';
import { signedIn } from '../harness/members';
import { panelAccount, panelSignIn, type PanelPerson } from '../panel/panel-client';

const LIST = '/content-manager/collection-types/api::settings.portal-page';

let token = '';
let documentId = '';
let editor: PanelPerson;
let before: { title: string; body: string };

beforeAll(async () => {
  token = (await signedIn({ role: 'board_member' })).token;
  const row = await db('portal_pages').where({ key: 'referals' }).first();
  documentId = row.document_id;
  before = { title: row.title, body: row.body };
  const { email, password } = panelAccount('strapi-super-admin');
  editor = await panelSignIn(email, password);
});
afterAll(() => db('portal_pages').where({ document_id: documentId }).update(before));

const write = (data: object) => editor.send('PUT', `${LIST}/${documentId}`, data);
const read = async () => (await get('/pages/referals', { token })).body;

describe('the pages of text', () => {
  it('are there from the start, with their placeholders', async () => {
    expect(await db('portal_pages').orderBy('key').pluck('key')).toEqual([
      'directories',
      'referals',
    ]);
    const { status, body } = await get('/pages/directories', { token });
    expect([status, body]).toEqual([
      200,
      {
        title: 'Directories',
        body: '<p>Directories will appear here.</p>',
        updatedAt: expect.stringMatching(/^20\d\d-/),
      },
    ]);
  });

  it('say what the panel writes, cleaned', async () => {
    const html =
      '<h2>Vets</h2>Ask <b onclick="x()">Ana</b><script>x()</script><a href="javascript:x()">!</a>';
    const { status } = await write({ title: ' Our  referals ', body: html, key: 'elsewhere' });
    expect(status).toBe(200);
    expect(await read()).toMatchObject({
      title: 'Our referals',
      body: '<h2>Vets</h2><p>Ask <strong>Ana</strong>!</p>',
    });
  });

  it('say their placeholder again where nothing is left of them', async () => {
    expect((await write({ title: 'Referals', body: '<p> </p>' })).status).toBe(200);
    expect((await read()).body).toBe('<p>Referals will appear here.</p>');
  });

  it('are refused by the field where they are too long, and stay as they were', async () => {
    const was = await read();
    const { status, body } = await write({ title: 'Referals', body: 'x'.repeat(70_000) });
    expect([status, body.error.message]).toEqual([400, 'At most 60000 characters']);
    expect(body.error.details.errors).toMatchObject([{ path: ['body'] }]);
    expect((await write({ title: 'x'.repeat(121) })).status).toBe(400);
    expect(await read()).toEqual(was);
  });

  it('are neither more nor fewer', async () => {
    const more = await editor.send('POST', LIST, { key: 'more', title: 'More', body: '' });
    const copied = await editor.send('POST', `${LIST}/clone/${documentId}`, { key: 'copy' });
    const gone = await editor.send('DELETE', `${LIST}/${documentId}`);
    expect([more.status, copied.status, gone.status]).toEqual([403, 403, 403]);
    expect(await db('portal_pages').orderBy('key').pluck('key')).toEqual([
      'directories',
      'referals',
    ]);
  });
});
