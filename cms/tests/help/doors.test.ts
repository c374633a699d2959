import { beforeAll, describe, expect, it } from 'vitest';
import type { HelpItem } from '@hearthside/contract/help/endpoints';
import { stateLine } from '../../src/admin/entries/entry-state';
import { db } from '../harness/database';
import { answerWith, helpCalls, missesOf, plantMiss } from '../harness/help';
import { signedIn, unique } from '../harness/members';
import { historyOf } from '../harness/notifications';
import { panelAccount, panelSignIn, type PanelPerson } from '../panel/panel-client';

const listOf = (uid: string) => `/content-manager/collection-types/api::help.${uid}`;
const [ANSWERS, TOPICS, SEARCHES] = ['help-answer', 'help-topic', 'help-search'].map(listOf) as [
  ...[string, string, string],
];
const admin = await signedIn({ role: 'admin', firstName: 'Ada', lastName: unique('Editor') });
const { added, save, read, remove, restore, trash, move, listed, found, vote, detail } =
  helpCalls(admin);
let panel: PanelPerson;
let editorName: string;
beforeAll(async () => {
  const { email, password } = panelAccount('strapi-editor');
  panel = await panelSignIn(email, password);
  const { firstname, lastname } = (await panel.get('/admin/users/me')).body.data;
  editorName = [firstname, lastname].filter(Boolean).join(' ');
});

const topic = async (key: string) =>
  (await db('help_topics').where({ key }).first('id', 'document_id')) as {
    id: number;
    document_id: string;
  };
const under = async (key: string) => ({
  connect: [{ documentId: (await topic(key)).document_id }],
});
const documentOf = async (id: number) =>
  (await db('help_answers').where({ id }).first('document_id')).document_id as string;
const placeOf = async (id: number) => `${ANSWERS}/${await documentOf(id)}`;
const saveTopic = async (key: string, data: object) =>
  panel.send('PUT', `${TOPICS}/${(await topic(key)).document_id}`, data);
const make = async (more: Record<string, unknown> = {}) => {
  const { question, answer, videoUrl } = answerWith();
  const data = { question, answer, videoUrl, topic: await under('care_team'), ...more };
  return panel.send('POST', ANSWERS, data);
};
/** An answer that is written in the panel under this topic. */
const written = async (key: string) =>
  (await make({ topic: await under(key) })).body.data as { id: number; documentId: string };

describe('an answer written in the panel', () => {
  it('is cleaned, and appears in the portal a moment later as the last one of its topic', async () => {
    const word = unique('panel');
    const made = await make({
      question: `${word}?`,
      answer: '<p onclick="x()">Yes<script>x()</script></p>',
      videoUrl: 'vimeo.com/76979871',
      yesCount: 99,
      place: 'faq',
      deletedAt: new Date(),
      createKey: '1:somebody-else’s',
    });
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    const item = (await listed('care_team')).at(-1);
    expect(item).toMatchObject({
      id: made.body.data.id,
      question: `${word}?`,
      answer: '<p>Yes</p>',
      videoUrl: 'https://vimeo.com/76979871',
      helpful: { yes: 0, no: 0 },
      revision: '1',
    });
    expect(await db('help_answers').where({ id: item?.id }).first('create_key')).toEqual({
      create_key: null,
    });
    expect((await found(word)).map(({ id }) => id)).toEqual([item?.id]);
    const [said] = await historyOf(admin.token, made.body.data.id, 'help');
    expect(said).toMatchObject({ action: 'created', by: null });
    expect(said?.reason).toMatch(/^In the panel, by ./);
  });

  it('is refused by its field', async () => {
    const refused = [
      await make({ videoUrl: 'https://evil.example/' }),
      await make({ answer: '<p></p>' }),
      await make({ topic: { connect: [] } }),
    ];
    const said = refused.map(({ status, body }) => [status, body.error.details.errors[0].path[0]]);
    expect(said).toEqual([
      [400, 'videoUrl'],
      [400, 'answer'],
      [400, 'topic'],
    ]);
  });

  it('that was changed meanwhile is not overwritten', async () => {
    const item = await added();
    await save(item, { question: 'Newer?' });
    const { status, body } = await panel.send('PUT', await placeOf(item.id), {
      question: 'Older?',
      revision: 1,
    });
    expect([status, body.error.message]).toEqual([
      409,
      expect.stringContaining(
        `Someone else changed this answer since you opened it. It was Ada ${admin.lastName}, just now.`,
      ),
    ]);
    const right = { question: 'Newest?', revision: 2 };
    expect((await panel.send('PUT', await placeOf(item.id), right)).status).toBe(200);
    expect((await read(item))?.question).toBe('Newest?');
  });

  it('deleted there is in the trash, and comes back in the portal', async () => {
    const item = await added({ topic: 'care_team' });
    await vote(item.id, true);
    const ids = (await listed('care_team')).map(({ id }) => id);
    expect((await panel.send('DELETE', await placeOf(item.id))).status).toBe(200);
    expect(await read(item)).toBeUndefined();
    const left = await panel.get(`${ANSWERS}?_q=${encodeURIComponent(item.question)}`);
    expect(left.body.results).toEqual([]);
    expect((await panel.send('PUT', await placeOf(item.id), { question: 'X?' })).status).toBe(409);
    // What the topic's form lists and can choose does not bring it back by the way.
    const back = { answers: { connect: [{ documentId: await documentOf(item.id) }] } };
    const refused = await saveTopic('care_team', back);
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      `“${item.question}” was deleted. Restore it from the trash of Help answers first.`,
    ]);
    expect((await restore(item.id)).body.item.helpful).toEqual({ yes: 1, no: 0 });
    expect((await listed('care_team')).map(({ id }) => id)).toEqual(ids);
  });

  it('copied there is a separate answer without votes', async () => {
    const item = await added({ topic: 'care_team', key: unique('wish-') });
    await vote(item.id, true);
    const copy = await panel.send('POST', `${ANSWERS}/clone/${await documentOf(item.id)}`, {
      question: 'A copy?',
      answer: item.answer,
      topic: await under('care_team'),
    });
    expect([copy.status, copy.body.error]).toEqual([200, undefined]);
    const listedCopy = (await listed('care_team')).find(({ question }) => question === 'A copy?');
    expect(listedCopy).toMatchObject({ helpful: { yes: 0, no: 0 }, revision: '1' });
  });
});

describe('a topic in the panel', () => {
  it('gives its answers their order and takes them from other topics', async () => {
    const [a, b] = [await written('emergencies'), await written('emergencies')];
    const foreign = await added({ topic: 'faq' });
    const [docA, docB, docF] = await Promise.all([a.id, b.id, foreign.id].map(documentOf));
    const dragged = { connect: [{ documentId: docB, position: { before: docA } }] };
    expect((await saveTopic('emergencies', { answers: dragged })).status).toBe(200);
    // Other tests add answers to the topic meanwhile.
    const own = new Set([a.id, b.id, foreign.id]);
    const order = async () =>
      (await listed('emergencies')).map(({ id }) => id).filter((id) => own.has(id));
    expect(await order()).toEqual([b.id, a.id]);
    const taken = { connect: [{ documentId: docF, position: { before: docA } }] };
    expect((await saveTopic('emergencies', { answers: taken })).status).toBe(200);
    expect(await order()).toEqual([b.id, foreign.id, a.id]);
    expect((await listed('faq')).map(({ id }) => id)).not.toContain(foreign.id);
    const [said] = await historyOf(admin.token, foreign.id, 'help');
    expect(said?.changes).toEqual([
      { field: 'Topic', from: 'Frequently Asked Questions', to: 'Emergencies' },
    ]);
    const out = { disconnect: [{ documentId: docF }] };
    expect((await saveTopic('emergencies', { answers: out })).status).toBe(200);
    expect(await order()).toEqual([b.id, a.id]);
    // Answers with almost the same words may be found instead.
    const ids = (await found(foreign.question)).map(({ id }) => id);
    expect(ids).not.toContain(foreign.id);
    expect((await detail(foreign.id)).status).toBe(404);
  });

  it.each([
    ['removed from it', '', null],
    ['taken by another', 'care_team', 'care_team'],
  ])(
    'keeps an older form from putting back an answer that was %s, and has the move as a version',
    async (_what, other, place) => {
      const item = await added({ topic: 'faq' });
      const said = [{ documentId: await documentOf(item.id) }];
      const moved = other
        ? await saveTopic(other, { answers: { connect: said } })
        : await saveTopic('faq', { answers: { disconnect: said } });
      expect(moved.status).toBe(200);
      const older = await save(item, { question: 'With a comma, now?' });
      const { by, at } = older.body.details;
      expect([older.status, by]).toEqual([409, editorName]);
      expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
      expect(await db('help_answers').where({ id: item.id }).first()).toMatchObject({
        place,
        question: item.question,
      });
      const versions = await db('content_versions')
        .where({ kind: 'help', entry_id: item.id })
        .orderBy('id');
      expect(versions).toMatchObject([
        { saved_by: `Ada ${admin.lastName}` },
        { saved_by: editorName, door: 'panel' },
      ]);
      // Who has read it since can save it.
      expect((await save({ ...item, revision: '2' })).status).toBe(200);
    },
  );

  it('changes no answer by its order alone', async () => {
    const [a, b] = [await written('emergencies'), await written('emergencies')];
    const dragged = { documentId: b.documentId, position: { before: a.documentId } };
    expect((await saveTopic('emergencies', { answers: { connect: [dragged] } })).status).toBe(200);
    const rows = await db('help_answers').whereIn('id', [a.id, b.id]).select('revision');
    expect(rows).toEqual([{ revision: 1 }, { revision: 1 }]);
  });

  it('refuses to place an answer next to one that was moved away', async () => {
    const [a, b] = [await written('care_team'), await written('care_team')];
    expect((await remove({ id: a.id, topic: 'care_team' })).status).toBe(200);
    const dragged = { connect: [{ documentId: b.documentId, position: { before: a.documentId } }] };
    const { status, body } = await saveTopic('care_team', { answers: dragged });
    expect([status, body.error.details.errors[0].path]).toEqual([409, ['answers']]);
    expect((await listed('care_team')).at(-1)?.id).toBe(b.id);
  });

  it('has all its answers to be ordered, and none of the trash to be chosen', async () => {
    const word = unique('listed');
    const made = [];
    for (let n = 0; n < 8; n += 1) {
      made.push(await added({ topic: 'care_team', question: `${word} ${n}?` }));
    }
    const of = '/content-manager/relations/api::help.help-topic';
    const { document_id: documentId } = await topic('care_team');
    const { body } = await panel.get(`${of}/${documentId}/answers?pageSize=5&page=1`);
    const there = (await listed('care_team')).map(({ id, question }) => ({ id, question }));
    expect(there.length).toBeGreaterThan(10);
    // The form shows the last first.
    expect(body.results.toReversed()).toMatchObject(there);
    expect(body.pagination.pageCount).toBe(1);
    await remove(made[0] as HelpItem);
    const faq = (await topic('faq')).document_id;
    const choice = await panel.get(`${of}/answers?id=${faq}&_q=${word}&pageSize=20&page=1`);
    const ids = (choice.body.results as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b);
    expect(ids).toEqual(made.slice(1).map(({ id }) => id));
  });

  it('can lose an answer, which is then among those without a topic, and is restored only into a named topic', async () => {
    const lone = await written('care_team');
    const out = { disconnect: [{ documentId: lone.documentId }] };
    const state = async () =>
      stateLine(false, (await panel.get(await placeOf(lone.id))).body.data, {});
    expect(await state()).toMatch(/^Published on /);
    expect((await saveTopic('care_team', { answers: out })).status).toBe(200);
    expect(await state()).toBe('No topic: members can’t read it');
    const placeless = async () => {
      const asked = 'filters[$and][0][topic][title][$null]=true';
      const { body } = await panel.get(`${ANSWERS}?pageSize=100&${asked}`);
      return (body.results as { id: number }[]).map(({ id }) => id);
    };
    expect(await placeless()).toContain(lone.id);
    expect((await panel.send('DELETE', await placeOf(lone.id))).status).toBe(200);
    expect(await placeless()).not.toContain(lone.id);
    expect((await trash())[0]).toMatchObject({ id: lone.id, topic: null });
    const refused = await restore(lone.id);
    expect([refused.status, Object.keys(refused.body.details)]).toEqual([400, ['topic']]);
    expect((await restore(lone.id, 'emergencies')).status).toBe(403);
    expect((await restore(lone.id, 'profile')).body.item).toMatchObject({ topic: 'profile' });
    expect((await listed('profile')).at(-1)?.id).toBe(lone.id);
  });

  it('of emergencies is not changed in the portal; what was deleted of it comes back there', async () => {
    const { id } = await written('emergencies');
    const item = (await listed('emergencies')).at(-1) as HelpItem;
    expect(item.id).toBe(id);
    const tries = [await save(item), await save(item, { topic: 'faq' }), await remove(item)];
    expect([...tries, await move(id, null)].map(({ status }) => status)).toEqual(
      Array.from({ length: 4 }, () => 403),
    );
    await panel.send('DELETE', await placeOf(id));
    expect((await restore(id)).body.item).toMatchObject({ id, topic: 'emergencies' });
  });

  it('keeps its key and its title, and there is no other', async () => {
    const before = await db('help_topics').where({ key: 'faq' }).first();
    expect((await saveTopic('faq', { key: 'mine', title: 'Mine' })).status).toBe(200);
    expect(await db('help_topics').where({ id: before.id }).first()).toMatchObject({
      key: 'faq',
      title: before.title,
    });
    const { email, password } = panelAccount('strapi-super-admin');
    const owner = await panelSignIn(email, password);
    const tries = [
      await owner.send('POST', TOPICS, { key: 'mine', title: 'Mine' }),
      await owner.send('DELETE', `${TOPICS}/${before.document_id}`),
      await owner.send('POST', SEARCHES, { words: 'x', times: 1, lastAt: new Date() }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

it('a missed search is shown in the panel and can be removed from the list', async () => {
  const words = unique('missed');
  const id = await plantMiss(words, 3);
  const { body } = await panel.get(`${SEARCHES}?_q=${words}`);
  expect(body.results).toMatchObject([{ id, words, times: 3 }]);
  expect((await panel.send('DELETE', `${SEARCHES}/${body.results[0].documentId}`)).status).toBe(
    200,
  );
  expect(await missesOf(words)).toBeUndefined();
});

it('what members look for is not what was worked on last', async () => {
  await found(unique('quux'));
  const { body } = await panel.get('/content-manager/homepage/recent-documents?action=update');
  const types = (body.data as { contentTypeUid: string }[]).map((one) => one.contentTypeUid);
  expect(types.length).toBeGreaterThan(0);
  expect(types).not.toContain('api::help.help-search');
});

it('an answer of the portal is erased with nothing left but its history', async () => {
  const item = await added();
  await remove(item);
  expect(await db('help_answers_topic_lnk').where({ help_answer_id: item.id })).toEqual([]);
});
