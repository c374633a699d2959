import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { plantForm, plantResponse } from '../harness/forms';
import { makeMember } from '../harness/members';
import { panelAccount, panelSignIn, type PanelPerson } from '../panel/panel-client';

const listOf = (uid: string) => `/content-manager/collection-types/${uid}`;
const STRAPI = [
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'locale',
  'createdBy',
  'updatedBy',
  'localizations',
];

/** What the panel shows: the table of each type, and its fields beside Strapi's own. */
type Shown = readonly [uid: string, table: string, fields: readonly string[]];
const TYPES: readonly [form: Shown, response: Shown] = [
  [
    'api::form.form',
    'forms',
    [
      'title',
      'description',
      'needsReview',
      'showProgress',
      'version',
      'questionCount',
      'revision',
      'draftSavedAt',
      'draftSavedBy',
      'lastSentAt',
      'lastSentTo',
      'deletedAt',
      'deletedBy',
    ],
  ],
  [
    'api::form.form-response',
    'form_responses',
    [
      'form',
      'member',
      'standing',
      'version',
      'submittedAt',
      'savedAt',
      'answers',
      'reviewedAt',
      'reviewedBy',
      'reviewMessage',
      'deletedAt',
      'deletedBy',
    ],
  ],
];
const HIDDEN = ['form-version', 'form-part', 'form-answer', 'form-file', 'form-sending'].map(
  (name) => `api::form.${name}`,
);
/** What is changed in the panel all the same (ruling 34). */
const HEAD = ['title', 'description', 'needsReview', 'showProgress'];
/** What must not come along with the member or the form of a row either. */
const SECRET = /"(password|passwordHash|resetPasswordToken|confirmationToken|submitKey|seat)"/;

async function signInAs(role: 'strapi-super-admin' | 'strapi-editor'): Promise<PanelPerson> {
  const { email, password } = panelAccount(role);
  return panelSignIn(email, password);
}
beforeAll(async () => {
  await plantResponse(await plantForm(), await makeMember());
});

describe('in the panel an admin', () => {
  let panel: PanelPerson;
  beforeAll(async () => {
    panel = await signInAs('strapi-super-admin');
  });

  it.each(TYPES)('reads %s, with nothing that is not shown', async (uid, table, fields) => {
    const shown = [...STRAPI, 'status', ...fields];
    const list = await panel.get(`${listOf(uid)}?pageSize=100&sort=id:DESC`);
    const kept = Number((await db(table).count({ rows: '*' }))[0]?.rows);
    expect([list.status, list.body.pagination.total]).toEqual([200, kept]);
    const [{ documentId }] = list.body.results;
    const one = await panel.get(`${listOf(uid)}/${String(documentId)}`);
    expect(one.status).toBe(200);
    expect(shown).toEqual(expect.arrayContaining(Object.keys(one.body.data)));
    expect(Object.keys(one.body.data)).toEqual(expect.arrayContaining([...fields]));
    for (const { body } of [list, one]) expect(JSON.stringify(body)).not.toMatch(SECRET);
  });

  it.each(TYPES)('meets %s in words', async (uid, _table, fields) => {
    const { body } = await panel.get(`/content-manager/content-types/${uid}/configuration`);
    const { layouts, metadatas } = body.data.contentType;
    const inForm: string[] = layouts.edit.flat().map(({ name }: { name: string }) => name);
    expect([...inForm].sort()).toEqual([...fields].sort());
    for (const name of [...inForm, ...layouts.list]) {
      expect([name, metadatas[name].list.label]).not.toEqual([name, name]);
    }
    const isForm = uid === TYPES[0][0];
    for (const name of inForm) {
      const { editable } = metadatas[name].edit;
      expect([name, editable]).toEqual([name, isForm && HEAD.includes(name)]);
    }
  });

  it.each(TYPES)('cannot write %s beyond that', async (uid, table) => {
    const row = await db(table).orderBy('id', 'desc').first();
    const one = `${listOf(uid)}/${row.document_id}`;
    const replies = [
      await panel.send('POST', listOf(uid), { title: 'X', status: 'approved' }),
      await panel.send('DELETE', one),
      await panel.send('POST', `${listOf(uid)}/clone/${row.document_id}`, {}),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
    if (uid !== TYPES[0][0]) {
      expect((await panel.send('PUT', one, { status: 'approved' })).status).toBe(403);
    }
    expect(await db(table).where({ id: row.id }).first()).toEqual(row);
  });

  it.each(HIDDEN)('finds nothing of %s', async (uid) => {
    expect((await panel.get(listOf(uid))).status).toBe(403);
  });
});

describe('in the panel an editor', () => {
  const [form, response] = TYPES;

  it('reads forms, as an admin does, and makes and deletes none', async () => {
    const [panel, adminPanel] = [
      await signInAs('strapi-editor'),
      await signInAs('strapi-super-admin'),
    ];
    const list = await panel.get(`${listOf(form[0])}?pageSize=1&sort=id:DESC`);
    const [{ documentId }] = list.body.results;
    const one = `${listOf(form[0])}/${String(documentId)}`;
    expect([list.status, (await panel.get(one)).body]).toEqual([
      200,
      (await adminPanel.get(one)).body,
    ]);
    expect(JSON.stringify(list.body)).not.toMatch(SECRET);
    const replies = [
      await panel.send('POST', listOf(form[0]), { title: 'X' }),
      await panel.send('DELETE', one),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403]);
  });

  it('finds nothing of what members answered', async () => {
    const panel = await signInAs('strapi-editor');
    for (const uid of [response[0], ...HIDDEN]) {
      expect([uid, (await panel.get(listOf(uid))).status]).toEqual([uid, 403]);
    }
  });
});
