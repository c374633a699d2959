import { HELP_TEXTS } from '@hearthside/contract/help/fields';
import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, post, put } from '../harness/http';
import { answerWith, helpCalls } from '../harness/help';
import { signedIn, unique } from '../harness/members';
import { historyOf, named } from '../harness/notifications';

const admin = await signedIn({ role: 'admin', firstName: 'Ada', lastName: unique('Editor') });
const owner = await signedIn();
const { add, added, save, remove, restore, trash, move, listed, read, found } = helpCalls(admin);
const ids = async (topic: 'faq' | 'finances') => (await listed(topic)).map(({ id }) => id);

describe('an answer', () => {
  it('is cleaned, and its video rebuilt', async () => {
    const item = await added({
      question: '  How\u0001do I\nsend it?  ',
      answer:
        '<h1 onclick="x()">Send</h1><script>x()</script><p><a href="javascript:x()">it</a></p>',
      videoUrl: 'https://m.youtube.com/watch?v=dQw4w9WgXcQ&list=evil',
    });
    expect(item).toMatchObject({
      question: 'How do I send it?',
      answer: '<h1>Send</h1><p>it</p>',
      videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    });
  });

  it.each([
    ['question', { question: ' ' }, 'Question is required'],
    ['question', { question: 'x'.repeat(241) }, 'At most 240 characters'],
    ['answer', { answer: '<p> </p>' }, 'Answer is required'],
    ['answer', { answer: `<p>${'x'.repeat(20_001)}</p>` }, 'At most 20000 characters'],
    ['question', { question: ' New Question ' }, HELP_TEXTS.unwritten],
    ['answer', { answer: '<p>Your answer here.</p><p></p>' }, HELP_TEXTS.unwritten],
    ['videoUrl', { videoUrl: 'https://evil.example/x' }, 'Invalid video URL'],
  ])('is refused by its %s', async (field, more, said) => {
    const { status, body } = await add(more);
    expect([status, body.details[field]]).toEqual([400, said]);
  });

  it('goes to another topic as its last, and the history says so', async () => {
    const item = await added();
    const saved = await save(item, { topic: 'finances', question: `${item.question} Really?` });
    expect([saved.status, saved.body.item]).toMatchObject([
      200,
      { topic: 'finances', revision: '2' },
    ]);
    expect((await ids('finances')).at(-1)).toBe(item.id);
    expect(await read(item)).toBeUndefined();
    const [change, creation] = await historyOf(admin.token, item.id, 'help');
    expect(creation).toMatchObject({ action: 'created', by: named(admin) });
    expect(change).toMatchObject({
      action: 'changed',
      changes: [
        { field: 'Question', from: item.question, to: `${item.question} Really?` },
        { field: 'Topic', from: 'Using the Library', to: 'Finances' },
      ],
    });
  });

  it('is added once, however often its key is sent', async () => {
    const wish = answerWith({ key: unique('wish-'), topic: 'finances' });
    const replies = await Promise.all([add(wish), add(wish), add(wish)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await add({ ...wish, question: 'Another?' })).status).toBe(409);
    const made = new Set(replies.map(({ body }) => body.item.id));
    expect(made.size).toBe(1);
    expect((await listed('finances')).filter((one) => one.question === wish.question)).toHaveLength(
      1,
    );
    // Another admin's key is another key, whatever it says.
    const other = helpCalls(await signedIn({ role: 'admin' }));
    expect(made).not.toContain((await other.added(wish)).id);
    // What lies in the trash is not what is wanted.
    const [first] = replies;
    await remove(first?.body.item);
    expect(made).not.toContain((await added(wish)).id);
  });

  it('that somebody else has changed is not overwritten', async () => {
    const item = await added();
    expect((await save(item, { answer: '<p>Newer</p>' })).status).toBe(200);
    const { status, body } = await save(item, { answer: '<p>Older</p>' });
    expect([status, body.error, body.details.by]).toEqual([
      409,
      'Someone else changed this answer since you opened it.',
      `${admin.firstName} ${admin.lastName}`,
    ]);
    expect((await read(item))?.answer).toBe('<p>Newer</p>');
    // A save without a revision is intentional.
    expect((await save(item, { revision: undefined })).status).toBe(200);
  });

  it('that already says what is sent again, as after a lost answer, causes no conflict', async () => {
    const item = await added();
    const wish = { topic: 'finances', answer: '<p>Once</p>', videoUrl: 'vimeo.com/76979871' };
    const [first, again] = [await save(item, wish), await save(item, wish)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.item).toEqual(first.body.item);
    expect(await historyOf(admin.token, item.id, 'help')).toHaveLength(2);
    expect((await save(item, { ...wish, topic: 'library' })).status).toBe(409);
    expect((await save(item, { ...wish, videoUrl: '' })).status).toBe(409);
  });

  it('is saved by one of twenty who start from the same revision', async () => {
    const item = await added();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => save(item, { question: `By ${n}?` })),
    );
    const statuses = replies.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('can be written by admins only', async () => {
    const item = await added();
    const ask = { token: owner.token };
    const tries = [
      await post('/help-center/qa', { ...ask, body: answerWith() }),
      await put('/help-center/qa', { ...ask, body: answerWith({ id: item.id }) }),
      await del('/help-center/qa', { ...ask, query: { id: item.id, topic: item.topic } }),
      await post(`/help-center/qa/${item.id}/move`, { ...ask, body: { before: null } }),
      await get('/help-center/missed-searches', ask),
      await get('/help-center/trash', ask),
    ];
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await read(item)).toEqual(item);
  });
});

it('what to do in an emergency cannot be written here by anyone', async () => {
  const item = await added();
  const said = 'Emergency answers are edited in the panel.';
  for (const reply of [
    await add({ topic: 'emergencies' }),
    await save(item, { topic: 'emergencies' }),
  ])
    expect([reply.status, reply.body.error]).toEqual([403, said]);
  expect(await read(item)).toEqual(item);
});

describe('the order', () => {
  it('is changed by moving an answer before another, or last', async () => {
    const [a, b, c] = [
      await added({ topic: 'finances' }),
      await added({ topic: 'finances' }),
      await added({ topic: 'finances' }),
    ];
    const last = async () => (await ids('finances')).slice(-3);
    const moved = await move(c.id, a.id);
    expect([moved.status, moved.body.items.length]).toEqual([200, (await ids('finances')).length]);
    expect(await last()).toEqual([c.id, a.id, b.id]);
    await move(c.id, null);
    expect(await last()).toEqual([a.id, b.id, c.id]);
    // Of each position there is one, without gaps.
    const positions = await db('help_answers')
      .where({ place: 'finances' })
      .whereNull('deleted_at')
      .orderBy('position')
      .pluck('position');
    expect(positions).toEqual(positions.map((_, n) => n));
    const elsewhere = await added({ topic: 'faq' });
    const refused = await move(a.id, elsewhere.id);
    expect([refused.status, Object.keys(refused.body.details)]).toEqual([400, ['before']]);
    expect((await read(c))?.revision).toBe('1');
  });

  it('survives many who move at once', async () => {
    const before = await ids('finances');
    const some = before.slice(-3);
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => move(some[n % 3] ?? 0, before[n % 2] ?? null)),
    );
    expect([...(await ids('finances'))].sort()).toEqual([...before].sort());
  });
});

describe('a deleted answer', () => {
  it('is not found anywhere, and is restored to its former place', async () => {
    const word = unique('trashed');
    const item = await added({ topic: 'faq', question: `${word}?` });
    const after = await added({ topic: 'faq' });
    expect((await remove({ ...item, topic: 'forms' })).status).toBe(404);
    expect((await remove(item)).status).toBe(200);
    expect([await read(item), await found(word)]).toEqual([undefined, []]);
    const [last] = await trash();
    expect(last).toMatchObject({ id: item.id, topic: 'faq', question: `${word}?` });
    expect(last?.deletedBy).toBe(`${admin.firstName} ${admin.lastName}`);
    expect((await remove(item)).status).toBe(404);
    expect((await save(item)).status).toBe(404);
    expect((await move(item.id, null)).status).toBe(404);
    const back = await restore(item.id);
    expect([back.status, back.body.item.question]).toEqual([200, `${word}?`]);
    expect((await ids('faq')).slice(-2)).toEqual([item.id, after.id]);
    expect((await found(word)).map(({ id }) => id)).toEqual([item.id]);
    expect((await restore(item.id)).status).toBe(404);
    expect((await trash()).map(({ id }) => id)).not.toContain(item.id);
    const actions = (await historyOf(admin.token, item.id, 'help')).map(({ action }) => action);
    expect(actions).toEqual(['restored', 'deleted', 'created']);
  });
});
