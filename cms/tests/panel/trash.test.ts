import { beforeAll, describe, expect, it } from 'vitest';
import { blogCalls } from '../harness/blogs';
import { db } from '../harness/database';
import { helpCalls } from '../harness/help';
import { plantItem } from '../harness/library';
import { signedIn, unique } from '../harness/members';
import { historyOf } from '../harness/notifications';
import { server } from '../harness/shared';
import { entryCalls, signedInEditor, signedInWithoutRole } from './entries';
import type { PanelPerson } from './panel-client';

const BLOG = 'api::blog.blog';
const ANSWER = 'api::help.help-answer';
const ITEM = 'api::library.library-item';
const DAY = 86_400_000;
const admin = await signedIn({ role: 'admin', firstName: 'Ann' });
const blogs = blogCalls(admin);
const help = helpCalls(admin);
let editor: PanelPerson;
let calls: ReturnType<typeof entryCalls>;
beforeAll(async () => {
  editor = await signedInEditor();
  calls = entryCalls(editor);
});

const form = (uid: string, documentId: string) =>
  `/content-manager/collection-types/${uid}/${documentId}`;
const documentOf = async (table: string, id: number): Promise<string> =>
  (await db(table).where({ id }).first('document_id')).document_id;

describe('the panel’s trash', () => {
  it('has a deleted blog with the day on which it is erased, and gives it back as a draft', async () => {
    const title = unique('Gone ');
    const { id } = await blogs.made({ title, publish: true });
    expect((await editor.send('DELETE', form(BLOG, id))).status).toBe(200);
    const { status, body } = await calls.trash(BLOG);
    const [item] = body.data.items;
    expect([status, item]).toMatchObject([
      200,
      { documentId: id, name: title, deletedBy: expect.any(String), needsPlace: false },
    ]);
    expect(new Date(item.erasedAt).getTime() - new Date(item.deletedAt).getTime()).toBe(30 * DAY);
    expect((await calls.restore(BLOG, id)).status).toBe(200);
    expect((await blogs.detail(id)).body.blog).toMatchObject({ title, state: 'draft' });
    expect((await calls.restore(BLOG, id)).status).toBe(404);
  });

  it('gives an answer back to its former place, and asks where it goes if it had none', async () => {
    const item = await help.added({ topic: 'library' });
    const documentId = await documentOf('help_answers', item.id);
    await help.remove(item);
    expect((await calls.restore(ANSWER, documentId)).status).toBe(200);
    expect(await help.read(item)).toMatchObject({ id: item.id });
    const [said] = await historyOf(admin.token, item.id, 'help');
    expect(said).toMatchObject({ action: 'restored', by: null });
    expect(said?.reason).toMatch(/^In the panel, by ./);

    // An editor takes it out of its topic and deletes it then.
    const topic = await db('help_topics').where({ key: 'library' }).first('document_id');
    const out = { answers: { disconnect: [{ documentId }] } };
    // Another test may be changing the same topic, and is told first.
    const takeOut = () => editor.send('PUT', form('api::help.help-topic', topic.document_id), out);
    await expect.poll(async () => (await takeOut()).status).toBe(200);
    await expect
      .poll(() => db('help_answers_topic_lnk').where({ help_answer_id: item.id }))
      .toEqual([]);
    await editor.send('DELETE', form(ANSWER, documentId));
    const { items, places } = (await calls.trash(ANSWER)).body.data;
    // Other tests delete answers meanwhile.
    const own = items.find((one: { documentId: string }) => one.documentId === documentId);
    expect(own).toMatchObject({ name: item.question, needsPlace: true });
    expect(places).toMatchObject({ emergencies: expect.any(String) });
    const asked = [
      await calls.restore(ANSWER, documentId),
      await calls.restore(ANSWER, documentId, { place: 'nowhere' }),
    ];
    expect(asked.map(({ status, body }) => [status, body.error.details.errors[0].path])).toEqual([
      [400, ['topic']],
      [400, ['topic']],
    ]);
    // Unlike the portal, the panel writes what to do in an emergency.
    const back = await calls.restore(ANSWER, documentId, { place: 'emergencies' });
    expect(back.status).toBe(200);
    expect((await help.listed('emergencies')).map(({ id }) => id)).toContain(item.id);
  });

  it('gives an item of the library back', async () => {
    const { id, documentId, title } = await plantItem();
    await editor.send('DELETE', form(ITEM, documentId));
    expect((await calls.trash(ITEM)).body.data.items).toContainEqual(
      expect.objectContaining({ documentId, name: title }),
    );
    expect((await calls.restore(ITEM, documentId)).status).toBe(200);
    const row = await db('library_items').where({ id }).first('deleted_at', 'changed_by');
    expect(row).toEqual({ deleted_at: null, changed_by: expect.any(String) });
    const [said] = await historyOf(admin.token, id, 'library');
    expect(said).toMatchObject({ action: 'restored', by: null });
  });

  it('is refused to whoever may not delete there, and to strangers', async () => {
    const { id } = await blogs.made();
    await blogs.remove(id);
    const idle = entryCalls(await signedInWithoutRole());
    const refused = [await idle.trash(BLOG), await idle.restore(BLOG, id)];
    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
    const base = server.baseUrl;
    expect((await fetch(`${base}/content-manager/entries/${BLOG}/trash`)).status).toBe(401);
  });

  it('is refused for types without one and for invalid input', async () => {
    const asked = [
      await calls.trash('api::library.library-folder'),
      await calls.restore(BLOG, 'nothing'),
      await calls.restore(ITEM, 'nothing'),
      await calls.trash(BLOG, '?page=0'),
      await calls.restore(BLOG, 'nothing', { place: 7 }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 400, 400]);
  });
});
